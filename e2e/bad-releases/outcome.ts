import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { badReleases } from './bad-releases.ts';

/** What a bad release did to the site, as an operator sees it. */
export interface Outcome {
  /** Of the release. */
  readonly name: string;
  /** The kind of failure that counts against it most often: 'server slow'; null: none. */
  readonly blamed: string | null;
  /** One of these failures in words. */
  readonly example: string | null;
  /** The release that visitors are shown meanwhile. */
  readonly shown: 'the release before' | 'this release';
  /** Page views after which the health monitor went back to the release before; null: it did not. */
  readonly undoneAfter: number | null;
}

const file = join(import.meta.dirname, 'last-run.json');
/** Of the releases that have been tried. */
export const readOutcomes = (): readonly Outcome[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Outcome[]) : [];

/** Records what one release did, in place of what it did before. */
export function recordOutcome(outcome: Outcome): void {
  const all = new Map([...readOutcomes(), outcome].map((each) => [each.name, each]));
  const inOrder = badReleases.flatMap(({ name }) => all.get(name) ?? []);
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`);
}
