import type { OpenedAddress } from '@verandah/release-registry';
import type { Operations, Reason } from '../operations/operations.ts';
import { Refusal } from '../refusal.ts';
import type { OpenBrowser } from './browser.ts';
import { rehearsalHeader } from './header.ts';
import type { Rehearsal } from './rehearsal.ts';
import { replayAddresses, type Replay } from './replay.ts';

export interface RehearsalParts {
  readonly operations: Pick<Operations, 'status' | 'preview' | 'addresses'>;
  /** The site that is called: 'http://localhost:3000'. */
  readonly site: string;
  /** Opens pages in a browser too; undefined: none is installed. */
  readonly openBrowser?: OpenBrowser | undefined;
}
export interface RehearsalOptions {
  /** Addresses of the last so many minutes are replayed. */
  readonly minutes: number;
  /** At most so many addresses, those with most views first. */
  readonly limit: number;
}
export const rehearsalDefaults: RehearsalOptions = { minutes: 60, limit: 50 };
/** Addresses are stored for so long. */
export const longestRehearsal = 2880;

/** Milliseconds for the site to open a preview link, and for which the links last. */
const patience = 20_000;
const linkLasts = 3_600_000;

/**
 * Replays addresses that visitors have opened against a release that nobody is served yet, beside the live one, and
 * compares the responses. Only GET requests are made, none of them counts as a view, and none is in a visitor's name.
 * Both releases are shown by preview links, so neither comes from a cache.
 * @throws {Refusal} 'nothing-to-rehearse' without a live release or addresses; what a preview throws
 */
export const rehearseRelease = async (
  { openBrowser, ...parts }: RehearsalParts,
  area: string,
  version: string,
  reason: Reason,
  options: RehearsalOptions = rehearsalDefaults,
): Promise<Rehearsal> => replayAddresses(await prepareReplay(parts, area, version, reason, options), openBrowser);

/** What a rehearsal replays: after this it needs no right. @throws {Refusal} as `rehearseRelease` */
export async function prepareReplay(
  { operations, site }: Omit<RehearsalParts, 'openBrowser'>,
  area: string,
  version: string,
  reason: Reason,
  { minutes, limit }: RehearsalOptions,
): Promise<Replay> {
  const live = (await operations.status()).areas.find((each) => each.area === area)?.live ?? null;
  if (live === null)
    throw new Refusal('nothing-to-rehearse', `Nothing is live in ${area} that ${version} could be compared with.`);
  const opened: readonly OpenedAddress[] = await operations.addresses(area, minutes, limit);
  if (opened.length === 0) {
    const longer = minutes < longestRehearsal ? ` Name a longer time with --minutes, up to ${longestRehearsal}.` : '';
    throw new Refusal('nothing-to-rehearse', `No page of ${area} was opened in the last ${minutes} minutes.${longer}`);
  }
  const cookieOf = async (shown: string): Promise<string> =>
    previewCookieOf(site, (await operations.preview(area, shown, linkLasts, reason)).link);
  const cookies = { live: await cookieOf(live), candidate: await cookieOf(version) };
  return { site, area, version, live, opened, cookies };
}

/** The cookie that a preview link sets. @throws {Refusal} 'registry-away' when the site does not set one */
async function previewCookieOf(site: string, link: string): Promise<string> {
  const response = await fetch(new URL(new URL(link).pathname, site), {
    redirect: 'manual',
    headers: { [rehearsalHeader]: '1' },
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined); // reported below: there is no cookie
  await response?.body?.cancel();
  const cookie = response?.headers.getSetCookie().find((each) => each.includes('preview-'));
  if (cookie === undefined)
    throw new Refusal(
      'registry-away',
      `${site} did not open a preview link: it responded with ${response?.status ?? 'nothing'}.`,
    );
  return cookie.split(';', 1)[0] ?? '';
}
