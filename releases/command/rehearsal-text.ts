import type { OpenBrowser } from '../rehearsal/browser.ts';
import type { Rehearsal } from '../rehearsal/rehearsal.ts';
import { longestRehearsal, rehearsalDefaults, type RehearsalOptions } from '../rehearsal/rehearse-release.ts';
import { Refusal } from '../refusal.ts';
import { formatTable } from './table.ts';
import { UsageError, type Command } from './usage.ts';

/** The running site that a command calls, and the browser of this machine. */
export interface CommandSurroundings {
  readonly site?: string;
  readonly openBrowser?: OpenBrowser;
}

/** @throws {Refusal} without a running site */
export function requireSite({ site, openBrowser }: CommandSurroundings): {
  readonly site: string;
  readonly openBrowser?: OpenBrowser | undefined;
} {
  if (site !== undefined) return { site, openBrowser };
  throw new Refusal('registry-away', 'A rehearsal needs a running site: start it, or name one with --host.');
}

/** @throws {UsageError} */
function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new UsageError(`--${name} is a whole number from 1 to ${most}, not ${text}.`);
}

/** Parses the options of a rehearsal. @throws {UsageError} */
export const rehearsalOptions = ({ minutes, limit }: Command['options']): RehearsalOptions => ({
  minutes: minutes === undefined ? rehearsalDefaults.minutes : numberOf('minutes', minutes, longestRehearsal),
  limit: limit === undefined ? rehearsalDefaults.limit : numberOf('limit', limit, 1000),
});

const most = 20;

/** A rehearsal as text: figures, problems, and what is other. */
export function rehearsalText({ area, version, live, addresses, ms, browser, problems, passed }: Rehearsal): string {
  const differences = addresses.flatMap((each) =>
    each.differences.map((difference) => `${each.address}: ${difference}`),
  );
  const slowest = addresses
    .toSorted((a, b) => b.ms.candidate - b.ms.live - (a.ms.candidate - a.ms.live))
    .slice(0, 5)
    .map((each) => [
      `  ${each.address}`,
      `${each.views} views`,
      `${each.status.live} → ${each.status.candidate}`,
      `${Math.round(each.ms.live)} → ${Math.round(each.ms.candidate)} ms`,
    ]);
  const listed = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0
      ? []
      : [
          '',
          title,
          ...lines.slice(0, most).map((line) => `  ${line}`),
          ...(lines.length > most ? [`  and ${lines.length - most} more (--json has all)`] : []),
        ];
  return [
    `${area} ${version} beside ${live}: ${addresses.length} addresses, ${browser.addresses} of them in a browser${browser.why === null ? '' : ` (${browser.why})`}`,
    `median ${Math.round(ms.live)} → ${Math.round(ms.candidate)} ms; most differ:`,
    formatTable(slowest),
    ...listed('Problems', problems),
    ...listed('Different, which may be meant', differences),
    '',
    passed ? `${version} renders as well as ${live}` : `${version} is worse than ${live}`,
  ].join('\n');
}
