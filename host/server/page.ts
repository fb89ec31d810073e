import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormFields, SessionFacts } from '@verandah/areas';
import type { Urgency } from '@verandah/releases';
import { renewAddress } from '@verandah/market';
import type { ShellPage } from '../boot.ts';
import { storeHeader } from '../service-worker/names.ts';
import { responseOf, informationResponse, shellResponse, type Result } from './shell-response.ts';
import { countedNetwork } from './counted-network.ts';
import { isExpected } from './expected-areas.ts';
import { viewerOf } from './health/viewer.ts';
import { keyOf, respondCached, respondShared } from './page-cache/respond-shared.ts';
import { sendBusy } from './overload.ts';
import type { PageContext } from './page-context.ts';
import { carriesProviderCode, withoutForeignReturn } from './provider-return.ts';
import { readerOf, type Reader } from './reader.ts';
import type { SetArea } from './release-set.ts';
import { renderArea } from './render-area.ts';
import { addressOf, anonymous, respondWith, sendTicket, type Sent } from './respond.ts';
import { routePage, type RoutedPage } from './route-page.ts';
import { urgencyOf } from './urgency.ts';
import { plainVisit, type FlaggedVisit, type Visit } from './visit.ts';
import { visitorFlags } from './visitor-flags.ts';
import { needsRenewal } from './visitor.ts';

/** Handles one page request: release set → route → session → render → respond. */
export async function respondWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  form: FormFields | undefined,
  context: PageContext,
): Promise<FastifyReply> {
  const own = form ? null : withoutForeignReturn(request);
  if (own !== null) return reply.code(303).headers({ 'cache-control': 'no-store', location: own }).send();
  const refused = context.overload.refuses(request);
  if (refused !== null) return refusePage(request, reply, refused, form, context);
  const visit = await visitOf(request, context);
  // Most requests end here, with a cached page of the requested address.
  const key = await cacheKey(request, form, visit, context);
  const cached = key !== null && context.pages.fresh(key);
  if (cached) return respondCached(request, reply, key, cached, 'hit', visit, context);

  const now = context.now();
  const page = routePage(request.url, form !== undefined, visit.set, context.publicUrl);
  if (page.area && page.isPersonal && needsRenewal(request, now)) return renewFirst(reply, page.requested, form);
  // Who looks at a preview may look at what runs in it.
  const flags = visit.previews.length > 0 ? { ...visit.flags, performanceHub: true } : visit.flags;
  const sent = { visit, path: page.url.pathname + page.url.search, flags, now };
  if (page.area && key !== null && isShared(page, context))
    return respondShared(request, reply, page.area, page.url, sent, context);

  const reader =
    page.area && page.isPersonal ? await readerOf(request, form !== undefined, context) : { session: anonymous };
  const response = await responseTo(request, reply, { page, reader, visit, now, form }, context);
  return respondToReader(request, reply, { page, reader, form, response, sent }, context);
}

/** The response while the host is late: people's browsers try again by themselves. */
async function refusePage(
  request: FastifyRequest,
  reply: FastifyReply,
  urgency: Urgency,
  form: FormFields | undefined,
  context: PageContext,
): Promise<FastifyReply> {
  if (urgency === 'spare') return sendBusy(reply);
  const visit = await visitOf(request, context);
  const { area, requested } = routePage(request.url, form !== undefined, visit.set, context.publicUrl);
  const response = area
    ? responseOf(area, { kind: 'failed', reason: 'crowded', attempts: [] }, context.publicUrl)
    : shellResponse(503, { kind: 'error', status: 503 });
  const path = requested.pathname + requested.search;
  const { flags } = visit;
  return respondWith(request, reply, response, { visit, path, session: anonymous, flags, now: context.now() }, context);
}

/** The set and the flags that the visitor is served. */
async function visitOf(request: FastifyRequest, context: PageContext): Promise<FlaggedVisit> {
  const base = context.currentSet();
  const visit = base ? await context.visitOf(request, base) : plainVisit(context.emptySet);
  const { flags, variant, setCookies } = visitorFlags(request, context.flags, context.publicUrl.startsWith('https:'));
  return {
    ...visit,
    flags,
    variant,
    setCookies: [...visit.setCookies, ...setCookies],
    varies: visit.varies || variant !== '',
  };
}

/** The key under which a shared page is cached; null for forms, previews and members, who get every page uncached. */
const cacheKey = async (
  request: FastifyRequest,
  form: FormFields | undefined,
  { set, variant, previews }: FlaggedVisit,
  { members }: PageContext,
): Promise<string | null> =>
  form || previews.length > 0 || (await members.isMember(request)) ? null : keyOf(set, variant, request.url);

/** Whether the page is the same for everybody and may be cached. */
const isShared = ({ movedTo, topic, isPersonal, url }: RoutedPage, { pages }: PageContext): boolean =>
  pages.isEnabled && movedTo === null && topic === null && !isPersonal && !carriesProviderCode(url.search);

/** Redirects to the renewal of the access token, which leads back. */
const renewFirst = (reply: FastifyReply, { pathname, search }: URL, form: FormFields | undefined): FastifyReply =>
  reply
    .code(form ? 307 : 303)
    .headers({ 'cache-control': 'no-store', location: renewAddress(pathname + search) })
    .send();

/** A page request in progress: page, reader and release set. */
interface PageStep {
  readonly page: RoutedPage;
  /** null: the session lookup failed. */
  readonly reader: Reader | null;
  readonly visit: FlaggedVisit;
  readonly now: number;
  readonly form: FormFields | undefined;
}

/** The response: a redirect, an information page, an area's page or an error. */
async function responseTo(
  request: FastifyRequest,
  reply: FastifyReply,
  step: PageStep,
  context: PageContext,
): Promise<Result> {
  const { page, reader, visit, form } = step;
  if (page.movedTo !== null) return { status: 301, location: page.movedTo };
  if (page.topic) return informationResponse(page.topic, form !== undefined);
  if (page.area && !reader) {
    context.health.recordWaiting(page.area, visit.set);
    return shellResponse(503, { kind: 'waiting', area: page.area.name });
  }
  if (page.area && reader) return renderPage(request, reply, page.area, { ...step, reader }, context);
  const off = visit.set.withdrawnAt(page.url.pathname);
  // Temporary: the area may come back.
  if (off) return off.to === null ? shellResponse(410, { kind: 'gone' }) : { status: 302, location: off.to };
  const isNowhere = visit.set !== context.emptySet && !isExpected(page.url.pathname, context.expectedAreas, visit.set);
  return isNowhere ? shellResponse(404, { kind: 'not-found' }) : shellResponse(503, { kind: 'error', status: 503 });
}

/** Renders the page by its area, in the reader's name where it is personal. */
async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  area: SetArea,
  {
    page: { url, isPersonal },
    reader: { session, visitor },
    visit: { set, flags, variant },
    now,
    form,
  }: PageStep & { reader: Reader },
  context: PageContext,
): Promise<Result> {
  const requested = { url: url.href, session, flags, now, routes: set.routes, ...(form && { form }) };
  const outcome = await renderArea(area, requested, isPersonal ? null : addressOf(set, variant, url), context, {
    network: countedNetwork(request),
    urgency: urgencyOf(request, context.publicUrl),
    visitor,
  });
  sendTicket(reply, context.health.recordResponse({ area: area.name, outcome, set, address: viewerOf(request) }));
  return responseOf(area, outcome, context.publicUrl);
}

/** Sends a response for this reader alone: with their cookies, and with the header that allows offline storage. */
async function respondToReader(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    page,
    reader,
    form,
    response,
    sent,
  }: Pick<PageStep, 'page' | 'reader' | 'form'> & { readonly response: Result; readonly sent: Omit<Sent, 'session'> },
  context: PageContext,
): Promise<FastifyReply> {
  const { session, visitor } = reader ?? { session: anonymous };
  const { visit } = sent;
  const isWhole = !form && response.status === 200 && !response.stale && visit.previews.length === 0;
  const stored = context.offlinePages && isWhole ? storedBy(page, visit, session) : null;
  if (stored !== null) reply.header(storeHeader, stored);
  const cookies = [...visit.setCookies, ...(visitor?.setCookies ?? [])];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  // The next page must contain what the form wrote.
  if (form) await context.changes.refresh();
  return respondWith(request, reply, response, { ...sent, session }, context, page.isPersonal);
}

/**
 * Whether a browser may store a page for reading offline, and for which member; null: not at all. An address with a
 * sign-in provider's code is never stored.
 */
function storedBy({ requested, isPrivate }: RoutedPage, { set }: Visit, session: SessionFacts): string | null {
  if (carriesProviderCode(requested.search)) return null;
  if (!isPrivate) return 'page';
  return set.staysWithMember(requested.pathname) && session.signedIn && session.memberId !== undefined
    ? `member ${session.memberId}`
    : null;
}

/** Sends the error page, for failures outside an area. */
export async function respondWithError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  context: PageContext,
): Promise<FastifyReply> {
  const visit = await visitOf(request, context);
  const page: ShellPage & { kind: 'error' | 'gone' | 'not-found' } =
    status === 404 ? { kind: 'not-found' } : status === 410 ? { kind: 'gone' } : { kind: 'error', status };
  return respondWith(
    request,
    reply,
    shellResponse(status, page),
    { visit, path: request.url, session: anonymous, flags: visit.flags, now: context.now() },
    context,
  );
}
