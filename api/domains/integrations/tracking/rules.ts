import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { TrackingEvent } from './event.ts';
import { writeEvents } from './store.ts';

type TrackingRequest = Pick<FastifyRequest, 'headers' | 'ip'>;

/** Whether the browser opts out of tracking (Global Privacy Control, Do Not Track). */
export const optedOut = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1' || headers['dnt'] === '1';

/**
 * Whether a request comes from a page of the site, according to the headers Sec-Fetch-Site and Origin.
 * @param publicUrl address of the site
 */
export function fromOwnPage({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] === 'cross-site') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && [new URL(publicUrl).host, headers['x-forwarded-host'], headers.host].includes(host);
}

/**
 * Stores events of a page, unless the visitor opted out.
 * @returns the number stored
 * @throws {Refusal} forbidden from other sites, throttled
 */
export async function storeEvent(
  {
    database,
    publicUrl,
    viewer,
    request,
  }: {
    readonly database: Database;
    readonly publicUrl: string;
    readonly viewer: Viewer | null;
    readonly request: TrackingRequest;
  },
  kind: 'listing' | 'agent',
  { consent, events }: { readonly consent: boolean; readonly events: readonly TrackingEvent[] },
): Promise<number> {
  if (!fromOwnPage(request, publicUrl)) throw new Refusal('forbidden', 'Only pages of this site send events.');
  if (!consent || optedOut(request) || events.length === 0) return 0;
  await throttleCaller(database, 'tracking', request.ip);
  return writeEvents(database, kind, events, viewer?.memberId ?? 0);
}
