import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormFields, SessionFacts } from '@verandah/areas';
import type { ShellPage } from '../boot.ts';
import type { Flags } from '../flags.ts';
import { originOf } from '../third-party.ts';
import { keepHeader } from '../service-worker/names.ts';
import { topicAt } from '../shell/information/topics.ts';
import { answerOf, informationAnswer, shellAnswer, type Answer } from './answer.ts';
import { assembleDocument, type DocumentOptions, type PageParts } from './document.ts';
import { acceptedEncoding, encode } from './encoding.ts';
import type { PageHealth } from './health/page-health.ts';
import type { KeptPage, PageCache } from './page-cache/page-cache.ts';
import type { Changes } from './page-cache/follow-changes.ts';
import { keptPage, type SharedPage } from './page-cache/shared-page.ts';
import { pageTarget } from './page-target.ts';
import { readerOf, type Reader } from './reader.ts';
import { renderArea, type AreaOutcome, type RenderContext } from './render-area.ts';
import type { ReleaseSet, SetArea } from './release-set.ts';
import { pageHeaders } from './security-headers.ts';
import { renewAddress } from './renew.ts';
import { needsRenewal } from './visitor.ts';
import { plainVisit, type Visit } from './visit.ts';

export interface PageContext extends DocumentOptions, RenderContext {
  /** The releases of this moment, null until they are known for the first time. */
  readonly currentSet: () => ReleaseSet | null;
  readonly emptySet: ReleaseSet;
  /** The set that a request's visitor is served. */
  readonly visitOf: (request: FastifyRequest, base: ReleaseSet) => Promise<Visit>;
  /** Told of every page of an area. */
  readonly health: PageHealth;
  /** Pages that are the same for everybody. */
  readonly pages: PageCache<SharedPage, Answer>;
  readonly changes: Pick<Changes, 'refresh'>;
  /** What is switched on. */
  readonly flags: Flags;
  /** The API's address. */
  readonly api: string;
  /** Origin of a tile server of one's own. */
  readonly tileServer?: string;
}

const anonymous: SessionFacts = { signedIn: false, roles: [] };
const retryAfterSeconds = '10';

/** One request for a page: route → release set → session facts → render → respond. */
export async function respondWithPage(request: FastifyRequest, reply: FastifyReply, form: FormFields | undefined, context: PageContext): Promise<FastifyReply> {
  const base = context.currentSet();
  const visit = base ? await context.visitOf(request, base) : plainVisit(context.emptySet);
  const { set } = visit;
  // Most pages end here: the address that was asked is that of a page that is kept.
  const key = form || visit.previews.length > 0 || isMember(request) ? null : keyOf(set, request.url);
  const known = key !== null && context.pages.fresh(key);
  if (known) return respondKept(request, reply, key, known, 'hit', visit, context);
  const now = Date.now();
  const target = pageTarget(request.url, context.publicUrl);
  const { url, canonicalPath } = target;
  const own = topicAt(url.pathname);
  const area = set.areaOf(url.pathname);
  // Every page goes by one path, a private one in the letters that it was given out in; a form is taken at whichever it was sent to.
  const [path, isPath] = set.isPrivate(canonicalPath) ? [target.letteredPath, target.isLettered] : [canonicalPath, target.isCanonical];
  const moved = !isPath && !form && (topicAt(canonicalPath) ?? set.areaOf(canonicalPath)) ? path + url.search : null;
  // Pages are read as if by a visitor, so that they may be kept; who is signed in is known on private ones and where a form is taken.
  const isPrivate = moved === null && !own && set.isPrivate(url.pathname);
  const personal = isPrivate || form !== undefined;
  if (personal && area && needsRenewal(request.headers.cookie, now)) {
    return reply.code(form ? 307 : 303).headers({ 'cache-control': 'no-store', location: renewAddress(url.pathname + url.search) }).send();
  }
  const sent = { visit, path: url.pathname + url.search, flags: context.flags, now };
  if (area && key !== null && moved === null && !own && !personal && context.pages.keeps && !codeOfProvider.test(url.search)) return respondShared(request, reply, area, url, sent, context);
  const reader = personal && area ? await readerOf(request, form !== undefined, context) : { session: anonymous };
  const answer = moved !== null ? { status: 301, location: moved } : own ? informationAnswer(own, form !== undefined) : area
    ? reader ? await renderStep(reply, area, set, url, reader, { now, form, isPrivate, address: request.ip }, context) : shellAnswer(503, { kind: 'waiting', area: area.name })
    : base ? shellAnswer(404, { kind: 'not-found' }) : shellAnswer(503, { kind: 'error', status: 503 });
  const { session, visitor } = reader ?? { session: anonymous };
  const kept = form || answer.status !== 200 || answer.stale || visit.previews.length > 0 ? null : whoKeeps(url, isPrivate && { stays: set.staysWithMember(url.pathname), session });
  if (context.offlinePages && kept !== null) reply.header(keepHeader, kept);
  const cookies = [...visit.setCookies, ...visitor?.setCookies ?? []];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  // What the form wrote stands in whatever page comes next.
  if (form) await context.changes.refresh();
  return respond(request, reply, answer, { ...sent, session }, context, personal);
}

/** Members read every page anew, so that they see at once what they have written, on whichever host. */
const isMember = ({ headers: { cookie } }: FastifyRequest): boolean => cookie !== undefined && /(?:^|;\s*)session=/.test(cookie);

/** Of a page that is the same for everybody. @param path with its query */
const keyOf = ({ revision, variant }: ReleaseSet, path: string): string => `${revision} ${variant} ${path}`;

/** No address that a sign-in provider has written its code into is kept. */
const codeOfProvider = /[?&](?:authCode|authError|providerName)=/;

/** A page that is the same for everybody: kept from before, or made now for all who ask for it. */
async function respondShared(
  request: FastifyRequest, reply: FastifyReply, area: SetArea, url: URL, sent: Pick<PageParts, 'path' | 'flags' | 'now'> & { readonly visit: Visit }, context: PageContext,
): Promise<FastifyReply> {
  const { visit, now } = sent;
  const { set } = visit;
  const key = keyOf(set, sent.path);
  let made: AreaOutcome | undefined;
  let isSent = false;
  const served = await context.pages.serve(key, async () => {
    const reads = new Set<string>();
    const outcome = await renderArea(area, { url: url.href, session: anonymous, flags: context.flags, now, routes: set.routes }, addressOf(set, url), context, undefined, reads);
    if (isSent) context.health.answered({ area: area.name, outcome, set, address: null });
    made = outcome;
    const answer = answerOf(area, outcome, context.publicUrl);
    return keptPage(answer, outcome, area, reads, () => documentOf(answer, { ...sent, session: anonymous }, context)) ?? { other: answer };
  });
  isSent = true;
  if ('kept' in served) return respondKept(request, reply, key, served.kept, served.from, visit, context, made);
  if (made) sendTicket(reply, context.health.answered({ area: area.name, outcome: made, set, address: request.ip }));
  if (visit.setCookies.length > 0) reply.header('set-cookie', [...visit.setCookies]);
  if (context.offlinePages && served.other.status === 200 && !served.other.stale) reply.header(keepHeader, 'page');
  return respond(request, reply.header('x-verandah-cache', served.from), served.other, { ...sent, session: anonymous }, context);
}

/** @param made what was rendered for this request; absent for a page that was there */
async function respondKept(
  request: FastifyRequest, reply: FastifyReply, key: string, kept: KeptPage<SharedPage>, from: string, { set, setCookies, varies }: Visit, context: PageContext, made?: AreaOutcome,
): Promise<FastifyReply> {
  const { release, rendered } = kept.about;
  const outcome = made ?? { kind: 'rendered', stale: false, attempts: [], release, rendered };
  sendTicket(reply, context.health.answered({ area: release.manifest.area, outcome, set, address: request.ip }));
  if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
  if (context.offlinePages) reply.header(keepHeader, 'page');
  startPage(reply, 200, 'private, no-cache', context).headers({ 'x-verandah-cache': from, etag: kept.etag, vary: varies ? 'accept-encoding, cookie' : 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], kept.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(await context.pages.encoded(key, kept, encoding));
}

/** Under which an anonymous visitor's page is kept as the last good one: what is rendered for one set of releases is shown to no other visitor. */
const addressOf = ({ variant }: ReleaseSet, { pathname, search }: URL): string => (variant && `${variant} `) + pathname + search;

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean => ifNoneMatch?.split(',').some((tag) => tag.trim() === etag) ?? false;

/** Pages are kept for everybody: what only this one's browser is to know goes beside it. */
function sendTicket(reply: FastifyReply, ticket: string | undefined): void {
  if (ticket === undefined) return;
  const before = reply.getHeader('server-timing');
  reply.header('server-timing', [...before === undefined ? [] : [before], `ticket;desc="${ticket}"`].join(', '));
}

/** Whether and whose browser may keep a page for reading offline; null: none. Never an address that a sign-in provider has written its code into. */
function whoKeeps({ search }: URL, own: false | { readonly stays: boolean; readonly session: SessionFacts }): string | null {
  if (codeOfProvider.test(search)) return null;
  if (!own) return 'page';
  return own.stays && own.session.signedIn && own.session.memberId !== undefined ? `member ${own.session.memberId}` : null;
}

/** The error page, for what went wrong outside an area. */
export async function respondWithError(request: FastifyRequest, reply: FastifyReply, status: number, context: PageContext): Promise<FastifyReply> {
  const known = context.currentSet();
  const visit = known ? await context.visitOf(request, known) : plainVisit(context.emptySet);
  const page: ShellPage & { kind: 'error' | 'gone' | 'not-found' } = status === 404 ? { kind: 'not-found' } : status === 410 ? { kind: 'gone' } : { kind: 'error', status };
  return respond(request, reply, shellAnswer(status, page), { visit, path: request.url, session: anonymous, flags: context.flags, now: Date.now() }, context);
}

interface Step { readonly now: number; readonly form: FormFields | undefined; readonly isPrivate: boolean; readonly address: string }

async function renderStep(reply: FastifyReply, area: SetArea, set: ReleaseSet, url: URL, { session, visitor }: Reader, { now, form, isPrivate, address: from }: Step, context: PageContext): Promise<Answer> {
  const request = { url: url.href, session, flags: context.flags, now, routes: set.routes, ...(form ? { form } : {}) };
  const outcome = await renderArea(area, request, !form && !isPrivate ? addressOf(set, url) : null, context, visitor);
  sendTicket(reply, context.health.answered({ area: area.name, outcome, set, address: from }));
  return answerOf(area, outcome, context.publicUrl);
}

async function respond(
  request: FastifyRequest, reply: FastifyReply, answer: Answer, { visit, ...rest }: Pick<PageParts, 'path' | 'session' | 'flags' | 'now'> & { readonly visit: Visit }, context: PageContext, personal = false,
): Promise<FastifyReply> {
  startPage(reply, answer.status, personal || visit.previews.length > 0 ? 'private, no-store' : 'private, no-cache', context);
  if (visit.previews.length > 0) reply.header('x-robots-tag', 'noindex');
  if (answer.location !== undefined) return reply.header('location', answer.location).send();
  if (answer.status === 503) reply.header('retry-after', retryAfterSeconds);
  if (answer.stale) reply.header('x-verandah-stale', '1');
  const document = documentOf(answer, { visit, ...rest }, context);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('vary', visit.varies ? 'accept-encoding, cookie' : 'accept-encoding').type('text/html; charset=utf-8').send(await encode(document, encoding, 'quick'));
}

const headersOf = new WeakMap<PageContext, ReturnType<typeof pageHeaders>>();
/** The headers of all pages are the same for as long as the host runs. */
function startPage(reply: FastifyReply, status: number, cacheControl: string, context: PageContext): FastifyReply {
  const headers = headersOf.get(context) ?? pageHeaders(context.tileServer, context.thirdParties?.map(originOf));
  headersOf.set(context, headers);
  return reply.code(status).headers(headers).header('cache-control', cacheControl);
}

const documentOf = (answer: Answer, { visit, ...rest }: Pick<PageParts, 'path' | 'session' | 'flags' | 'now'> & { readonly visit: Visit }, context: PageContext): Buffer =>
  assembleDocument({ ...rest, set: visit.set, previews: visit.previews, ...answer.parts as NonNullable<Answer['parts']> }, context);
