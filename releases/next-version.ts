import { Refusal } from './refusal.ts';

/**
 * The version after the highest published one of a series ('1.4').
 * @throws {Refusal} 'version-invalid'
 */
export function nextVersion(series: string, published: readonly string[]): string {
  if (!/^(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(series))
    throw new Refusal('version-invalid', `${series} is not a series of versions such as 1.4.`);
  const patches = published
    .filter((version) => version.startsWith(`${series}.`))
    .map((version) => Number(version.slice(series.length + 1)));
  return `${series}.${Math.max(-1, ...patches.filter(Number.isInteger)) + 1}`;
}

/** The series of a package's version: '1.4' of '1.4.0'. @throws {Refusal} 'version-invalid' */
export function seriesOf(packageVersion: string): string {
  const series = /^\d+\.\d+(?=\.\d)/.exec(packageVersion)?.[0];
  if (!series)
    throw new Refusal('version-invalid', `The package's version ${packageVersion} is not of the form 1.4.0.`);
  return series;
}
