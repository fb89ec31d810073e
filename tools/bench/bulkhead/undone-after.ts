import { setTimeout } from 'node:timers/promises';
import type { Operations } from '@verandah/releases';
import { serverCode, type BadRelease } from '../../../e2e/bad-releases/bad-release.ts';
import { viewsOf } from '../../../e2e/bad-releases/views-of.ts';
import type { ChangingRelease } from '../rollback/changing-release.ts';

export type MeasuredRelease = Pick<BadRelease, 'name' | 'server' | 'html' | 'expected'>;
interface Surroundings {
  readonly area: string;
  readonly site: string;
  /** A page of the area that nobody has requested. */
  readonly page: () => string;
  readonly operations: Operations;
  readonly releases: ChangingRelease;
}

/** Page views of the sound release, which a promoted one is compared with. */
const soundViews = 60;
/**
 * Milliseconds between two page views, as a visitor of a quiet site makes them, and for the health monitor to judge: it
 * does every few seconds.
 */
const [pause, patience] = [1000, 30_000];
/** Page views of a release that is not expected to be taken back. */
const fewViews = 20;
const by = { who: 'benchmark', why: 'how soon it is taken back' };

/**
 * The page views after which the health monitor takes back a release; null: it stays. A release that fails in browsers
 * only is reported as its pages do, since there is none here: that browsers report it is what its journey proves.
 */
export async function undoneAfter(
  release: MeasuredRelease,
  { area, site, page, operations, releases }: Surroundings,
): Promise<number | null> {
  let network = 0;
  const view = async (): Promise<string | undefined> => {
    const response = await fetch(site + page(), {
      headers: { 'x-forwarded-for': `10.${(network >> 8) & 255}.${network++ & 255}.1` },
    });
    await response.arrayBuffer();
    return /ticket;desc="([^"]+)"/.exec(response.headers.get('server-timing') ?? '')?.[1];
  };
  for (let time = 0; time < soundViews; time++) await view();
  const version = await releases.publish(operations, serverCode(release));
  await operations.promote(area, version, by);
  const undone = async () =>
    (await operations.history(area, 20)).find(
      ({ who, action, from }) => who === 'watch' && action === 'rollback' && from === version,
    );
  const { blamed, undoneWithin } = release.expected;
  const failsOnServer = release.server !== undefined || release.html !== undefined;
  for (let time = 0; time < (undoneWithin ?? fewViews) && !(await undone()); time++) {
    const ticket = await view();
    if (!failsOnServer && blamed !== null && ticket !== undefined)
      await report(site, ticket, { release: `${area}@${version}`, kind: blamed, problem: 'Error' });
    await setTimeout(pause);
  }
  const deadline = performance.now() + (undoneWithin === null ? patience / 3 : patience);
  while (!(await undone()) && performance.now() < deadline) await setTimeout(1000);
  const event = await undone();
  if (!event) await operations.rollback(area, undefined, by);
  return event ? (viewsOf(event.why) ?? network - soundViews) : null;
}

/** Reports a failure as a page does. */
async function report(site: string, ticket: string, failure: object): Promise<void> {
  const response = await fetch(`${site}/api/page-report`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin', origin: site },
    body: JSON.stringify({ ticket, failures: [failure] }),
  });
  if (!response.ok)
    throw new Error(`The host responded to a page report with ${response.status}: ${await response.text()}`);
}
