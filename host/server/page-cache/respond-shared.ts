import type { FastifyReply, FastifyRequest } from 'fastify';
import { storeHeader } from '../../service-worker/names.ts';
import { responseOf } from '../shell-response.ts';
import { countedNetwork } from '../counted-network.ts';
import { acceptedEncoding } from '../encoding.ts';
import { viewerOf } from '../health/viewer.ts';
import type { PageContext } from '../page-context.ts';
import { carriesProviderCode } from '../provider-return.ts';
import type { ReleaseSet, SetArea } from '../release-set.ts';
import { renderArea, type AreaOutcome } from '../render-area.ts';
import { addressOf, anonymous, documentOf, respondWith, sendTicket, startPage, type Sent } from '../respond.ts';
import { urgencyOf } from '../urgency.ts';
import type { Visit } from '../visit.ts';
import type { CachedPage } from './page-cache.ts';
import { cachedPage, type SharedPage } from './shared-page.ts';

/** The cache key of a shared page. @param flags what the visitor's flags differ in. @param path with its query */
export const keyOf = ({ revision, variant, releases }: ReleaseSet, flags: string, path: string): string =>
  `${revision} ${variant} ${releases} ${flags} ${path}`;

/** Sends a shared page: from the cache, or rendered now for all who wait for it. */
export async function respondShared(
  request: FastifyRequest,
  reply: FastifyReply,
  area: SetArea,
  url: URL,
  sent: Omit<Sent, 'session'>,
  context: PageContext,
): Promise<FastifyReply> {
  const { visit, now } = sent;
  const { set, flags, variant } = visit;
  const key = keyOf(set, variant, sent.path);
  let made: AreaOutcome | undefined;
  let isSent = false;
  const served = await context.pages.serve(key, async () => {
    const reads = new Set<string>();
    const outcome = await renderArea(
      area,
      { url: url.href, session: anonymous, flags, now, routes: set.routes },
      addressOf(set, variant, url),
      context,
      { network: countedNetwork(request), urgency: urgencyOf(request, context.publicUrl), reads },
    );
    if (isSent) context.health.recordResponse({ area: area.name, outcome, set, address: null });
    made = outcome;
    const response = responseOf(area, outcome, context.publicUrl);
    return (
      cachedPage(response, outcome, area, reads, () =>
        documentOf(response, { ...sent, session: anonymous }, context),
      ) ?? {
        other: response,
      }
    );
  });
  isSent = true;
  if ('cached' in served) return respondCached(request, reply, key, served.cached, served.from, visit, context, made);
  if (made)
    sendTicket(
      reply,
      context.health.recordResponse({ area: area.name, outcome: made, set, address: viewerOf(request) }),
    );
  if (visit.setCookies.length > 0) reply.header('set-cookie', [...visit.setCookies]);
  if (mayStayInBrowser(request, context) && served.other.status === 200 && !served.other.stale)
    reply.header(storeHeader, 'page');
  return respondWith(
    request,
    reply.header('x-verandah-cache', served.from),
    served.other,
    { ...sent, session: anonymous },
    context,
  );
}

/** Sends a cached page. @param made the result of rendering for this request; undefined for a page from the cache */
export async function respondCached(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  cached: CachedPage<SharedPage>,
  from: string,
  { set, setCookies, varies }: Visit,
  context: PageContext,
  made?: AreaOutcome,
): Promise<FastifyReply> {
  const { release, rendered } = cached.about;
  const outcome = made ?? { kind: 'rendered', stale: false, attempts: [], release, rendered };
  if (viewerOf(request) !== null) context.addresses.record(release.manifest.area, request.url, set);
  sendTicket(
    reply,
    context.health.recordResponse({ area: release.manifest.area, outcome, set, address: viewerOf(request) }),
  );
  if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
  if (mayStayInBrowser(request, context)) reply.header(storeHeader, 'page');
  startPage(reply, 200, 'private, no-cache', context).headers({
    'x-verandah-cache': from,
    etag: cached.etag,
    vary: varies ? 'accept-encoding, cookie' : 'accept-encoding',
  });
  if (isKnown(request.headers['if-none-match'], cached.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(await context.pages.encoded(key, cached, encoding));
}

const mayStayInBrowser = ({ url }: FastifyRequest, { offlinePages }: PageContext): boolean =>
  Boolean(offlinePages) && !carriesProviderCode(url);

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === etag) ?? false;
