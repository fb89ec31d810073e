import type { OpenedAddress } from '@verandah/release-registry';
import type { OpenBrowser, VisitedPage } from './browser.ts';
import { comparePages, type RenderedPage } from './compare-pages.ts';
import { rehearsalHeader } from './header.ts';
import { pageStructure } from './page-structure.ts';
import type { Pair, Rehearsal, RehearsedAddress } from './rehearsal.ts';

/** Addresses of a site, and the cookies by which it shows the two releases. */
export interface Replay {
  readonly site: string;
  readonly area: string;
  readonly version: string;
  readonly live: string;
  readonly opened: readonly OpenedAddress[];
  readonly cookies: Pair<string>;
}

/** Milliseconds for a page; a release that takes longer fails. */
const patience = 20_000;
/** Requests for each page: the first fills caches. The fastest of the others counts. */
const rounds = 3;
/** The candidate is slower by this factor and by so many milliseconds, over all addresses. */
const [slower, noticeableMs] = [1.5, 30];
/** From so many addresses on the time is judged: of fewer, one that a busy machine delays would decide. */
const leastTimed = 5;
/** Addresses that are opened in a browser. */
const mostVisits = 10;

/** Opens the addresses with both releases, one request at a time, and compares the pages. */
export async function replayAddresses(
  { site, area, version, live, opened, cookies }: Replay,
  openBrowser: OpenBrowser | undefined,
): Promise<Rehearsal> {
  const compared: RehearsedAddress[] = [];
  for (const address of opened) compared.push(await rehearseAddress(site, address, cookies));
  const visits = await visitPages(openBrowser, site, compared, cookies);
  const addresses = compared.map((each) => withVisits(each, visits.pages.get(each.address)));
  const ms: Pair<number> = {
    live: medianOf(addresses.map((each) => each.ms.live)),
    candidate: medianOf(addresses.map((each) => each.ms.candidate)),
  };
  const isSlower =
    addresses.length >= leastTimed && ms.candidate > ms.live * slower && ms.candidate > ms.live + noticeableMs;
  const problems = [
    ...(isSlower ? [`pages take ${Math.round(ms.candidate)} ms, those of ${live} ${Math.round(ms.live)} ms`] : []),
    ...addresses.flatMap((each) => each.problems.map((problem) => `${each.address}: ${problem}`)),
  ];
  return {
    area,
    version,
    live,
    addresses,
    ms,
    browser: { addresses: visits.pages.size, why: visits.why },
    problems,
    passed: problems.length === 0,
  };
}

async function rehearseAddress(
  site: string,
  { address, views }: OpenedAddress,
  cookies: Pair<string>,
): Promise<RehearsedAddress> {
  const ms: Pair<number[]> = { live: [], candidate: [] };
  const pages: { live?: RenderedPage; candidate?: RenderedPage } = {};
  for (let round = 0; round < rounds; round++)
    // In turn, so that neither always finds what the other has warmed up.
    for (const which of round % 2 === 0 ? (['live', 'candidate'] as const) : (['candidate', 'live'] as const)) {
      const { page, took } = await openPage(site, address, cookies[which]);
      pages[which] = page;
      if (round > 0) ms[which].push(took);
    }
  const [live, candidate] = [pages.live as RenderedPage, pages.candidate as RenderedPage];
  return {
    address,
    views,
    status: { live: live.status, candidate: candidate.status },
    ms: { live: Math.min(...ms.live), candidate: Math.min(...ms.candidate) },
    ...comparePages(live, candidate),
    pictureDiffers: null,
  };
}

async function openPage(
  site: string,
  address: string,
  cookie: string,
): Promise<{ readonly page: RenderedPage; readonly took: number }> {
  const started = performance.now();
  try {
    const response = await fetch(new URL(address, site), {
      redirect: 'manual',
      headers: { cookie, accept: 'text/html', [rehearsalHeader]: '1' },
      signal: AbortSignal.timeout(patience),
    });
    const html = await response.text();
    const took = performance.now() - started;
    const page = {
      status: response.status,
      location: response.headers.get('location') ?? '',
      stale: response.headers.has('x-verandah-stale'),
      structure: pageStructure(html),
    };
    return { page, took };
  } catch {
    // No response in time counts as one that failed.
    return {
      page: { status: 504, location: '', stale: false, structure: pageStructure('') },
      took: performance.now() - started,
    };
  }
}

interface Visits {
  /** Address → the page in a browser, of both releases. */
  readonly pages: ReadonlyMap<string, Pair<VisitedPage> & { readonly differs: number }>;
  /** Why no page, or not every one, was opened; null: all that should be were. */
  readonly why: string | null;
}

async function visitPages(
  openBrowser: OpenBrowser | undefined,
  site: string,
  compared: readonly RehearsedAddress[],
  cookies: Pair<string>,
): Promise<Visits> {
  if (!openBrowser) return { pages: new Map(), why: 'no browser is installed here' };
  const browser = await openBrowser(site).catch((problem: unknown) => (problem as Error).message);
  if (typeof browser === 'string') return { pages: new Map(), why: browser };
  const pages = new Map<string, Pair<VisitedPage> & { readonly differs: number }>();
  try {
    const shown = compared.filter(({ status }) => status.live === 200 && status.candidate === 200);
    for (const { address } of shown.slice(0, mostVisits)) {
      const live = await browser.visit(address, cookies.live);
      const candidate = await browser.visit(address, cookies.candidate);
      pages.set(address, { live, candidate, differs: await browser.difference(live.picture, candidate.picture) });
    }
    return { pages, why: null };
  } catch (problem) {
    return { pages, why: `the browser ended: ${(problem as Error).message.split('\n', 1)[0]}` };
  } finally {
    await browser.close();
  }
}

function withVisits(address: RehearsedAddress, visits: ReturnType<Visits['pages']['get']>): RehearsedAddress {
  if (!visits) return address;
  const known = new Set(visits.live.errors);
  const errors = [...new Set(visits.candidate.errors)].filter((error) => !known.has(error));
  return {
    ...address,
    pictureDiffers: visits.differs,
    problems: [...address.problems, ...errors.map((error) => `script error: ${error}`)],
    differences: [
      ...address.differences,
      ...(visits.differs > 0.01 ? [`the picture differs in ${Math.round(visits.differs * 100)} % of its pixels`] : []),
    ],
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
