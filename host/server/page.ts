import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormFields, Head, SessionFacts } from '@verandah/areas';
import type { JobVisitor } from '@verandah/releases';
import type { ShellPage } from '../boot.ts';
import type { Flags } from '../flags.ts';
import { originOf } from '../third-party.ts';
import { keepHeader } from '../service-worker/names.ts';
import { topicAt, type TopicEntry } from '../shell/information/topics.ts';
import { assembleDocument, type DocumentOptions, type PageParts } from './document.ts';
import { acceptedEncoding, encode } from './encoding.ts';
import { pageTarget } from './page-target.ts';
import { renderArea, type AreaOutcome, type RenderContext } from './render-area.ts';
import type { ReleaseSet, SetArea } from './release-set.ts';
import { pageHeaders } from './security-headers.ts';
import { renewAddress } from './renew.ts';
import { sessionFacts } from './session-cookies.ts';
import { sessionOf } from './session-of.ts';
import { needsRenewal, visitorOf } from './visitor.ts';
import { plainVisit, type Visit } from './visit.ts';

export interface PageContext extends DocumentOptions, RenderContext {
  /** The releases of this moment, null until they are known for the first time. */
  readonly currentSet: () => ReleaseSet | null;
  readonly emptySet: ReleaseSet;
  /** The set that a request's visitor is served. */
  readonly visitOf: (request: FastifyRequest, base: ReleaseSet) => Promise<Visit>;
  /** What is switched on. */
  readonly flags: Flags;
  /** The API's address. */
  readonly api: string;
  /** Origin of a tile server of one's own. */
  readonly tileServer?: string;
}

const brand = 'Verandah';
const titles = { 'not-found': `Page not found | ${brand}`, gone: `No longer available | ${brand}`, error: `Sorry, we are unable to load this page | ${brand}` } as const;
const anonymous: SessionFacts = { signedIn: false, roles: [] };
const retryAfterSeconds = '10';

/** Whose page it is: the session's facts and, on private pages and for forms, their credentials. */
interface Reader { readonly session: SessionFacts; readonly visitor?: JobVisitor }

interface Answer { readonly status: number; readonly location?: string; readonly parts?: Omit<PageParts, 'set' | 'path' | 'session' | 'flags' | 'now'>; readonly stale?: boolean }

/** One request for a page: route → release set → session facts → render → respond. */
export async function respondWithPage(request: FastifyRequest, reply: FastifyReply, form: FormFields | undefined, context: PageContext): Promise<FastifyReply> {
  const known = context.currentSet();
  const visit = known ? await context.visitOf(request, known) : plainVisit(context.emptySet);
  const { set } = visit;
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
  const reader = personal && area ? await readerOf(request, form !== undefined, context) : { session: anonymous };
  const answer = moved !== null ? { status: 301, location: moved } : own ? informationAnswer(own, form !== undefined) : area
    ? reader ? await renderStep(area, set, url, reader, now, form, isPrivate, context) : shellAnswer(503, { kind: 'waiting', area: area.name })
    : known ? shellAnswer(404, { kind: 'not-found' }) : shellAnswer(503, { kind: 'error', status: 503 });
  const { session, visitor } = reader ?? { session: anonymous };
  const kept = form || answer.status !== 200 || answer.stale || visit.previews.length > 0 ? null : whoKeeps(url, isPrivate && { stays: set.staysWithMember(url.pathname), session });
  if (context.offlinePages && kept !== null) reply.header(keepHeader, kept);
  const cookies = [...visit.setCookies, ...visitor?.setCookies ?? []];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return respond(request, reply, answer, { visit, path: url.pathname + url.search, session, flags: context.flags, now }, context, personal);
}

/** Whether and whose browser may keep a page for reading offline; null: none. Never an address that a sign-in provider has written its code into. */
function whoKeeps({ search }: URL, own: false | { readonly stays: boolean; readonly session: SessionFacts }): string | null {
  if (/[?&](?:authCode|authError|providerName)=/.test(search)) return null;
  if (!own) return 'page';
  return own.stays && own.session.signedIn && own.session.memberId !== undefined ? `member ${own.session.memberId}` : null;
}

/** Who asks for a private page or sends a form; null when the API does not say. A form is taken even then: what was typed must not be lost. */
async function readerOf(request: FastifyRequest, sends: boolean, { api, log }: PageContext): Promise<Reader | null> {
  const visitor = visitorOf(request, []);
  try {
    return { session: await sessionOf(api, visitor), visitor };
  } catch (problem) {
    log.warn({ problem: problem instanceof Error ? problem.message : String(problem) }, 'it is not known who asks for a page');
    return sends ? { session: sessionFacts(request.headers), visitor } : null;
  }
}

/** The error page, for what went wrong outside an area. */
export async function respondWithError(request: FastifyRequest, reply: FastifyReply, status: number, context: PageContext): Promise<FastifyReply> {
  const known = context.currentSet();
  const visit = known ? await context.visitOf(request, known) : plainVisit(context.emptySet);
  const page: ShellPage & { kind: 'error' | 'gone' | 'not-found' } = status === 404 ? { kind: 'not-found' } : status === 410 ? { kind: 'gone' } : { kind: 'error', status };
  return respond(request, reply, shellAnswer(status, page), { visit, path: request.url, session: anonymous, flags: context.flags, now: Date.now() }, context);
}

async function renderStep(area: SetArea, { routes, variant }: ReleaseSet, url: URL, { session, visitor }: Reader, now: number, form: FormFields | undefined, isPrivate: boolean, context: PageContext): Promise<Answer> {
  const request = { url: url.href, session, flags: context.flags, now, routes, ...(form ? { form } : {}) };
  // What is kept for one set of releases is shown to no other visitor.
  const address = !form && !isPrivate ? (variant && `${variant} `) + url.pathname + url.search : null;
  return answerOf(area, await renderArea(area, request, address, context, visitor), context.publicUrl);
}

function answerOf(area: SetArea, outcome: AreaOutcome, publicUrl: string): Answer {
  if (outcome.kind === 'failed') {
    // Its code may well run in the browser when only the server was too slow; what is broken shows the error page.
    const inBrowser = outcome.reason === 'data' || outcome.reason === 'slow' || outcome.reason === 'crowded';
    return shellAnswer(503, inBrowser ? { kind: 'waiting', area: area.name } : { kind: 'error', status: 503 });
  }
  const { rendered: { status, location, html, page, head }, release, stale } = outcome;
  if (status === 200 || status === 422) {
    return { status, stale, parts: { page: { kind: 'area', area: area.name }, area: { name: area.name, release, html, boot: page }, head: head ?? { title: brand } } };
  }
  if (status === 301 || status === 302 || status === 303) {
    const target = safeLocation(location, publicUrl);
    return target === null ? shellAnswer(500, { kind: 'error', status: 500 }) : { status, location: target };
  }
  if (status === 404) return shellAnswer(404, { kind: 'not-found' });
  if (status === 410) return shellAnswer(410, { kind: 'gone' });
  return shellAnswer(status === 405 ? 405 : 500, { kind: 'error', status: status === 405 ? 405 : 500 });
}

/** The shell's own pages: there while no area is. They take no forms. */
function informationAnswer({ topic, href, label, description, unlisted }: TopicEntry, posted: boolean): Answer {
  if (posted) return shellAnswer(405, { kind: 'error', status: 405 });
  return { status: 200, parts: { page: { kind: 'information', topic }, head: unlisted ? { title: `${label} | ${brand}`, noIndex: true } : { title: `${label} | ${brand}`, description, canonical: href } } };
}

function shellAnswer(status: number, page: Exclude<ShellPage, { kind: 'area' | 'information' }>): Answer {
  const head: Head = { title: page.kind === 'waiting' ? brand : titles[page.kind], noIndex: true };
  return { status, parts: { page, head } };
}

/** Where an area sends a visitor to; null for what is no address of the web. */
function safeLocation(location: string | undefined, publicUrl: string): string | null {
  if (!location || !URL.canParse(location, publicUrl)) return null;
  const target = new URL(location, publicUrl);
  if (target.origin === new URL(publicUrl).origin) return target.pathname + target.search + target.hash;
  return /^https?:$/.test(target.protocol) ? target.href : null;
}

async function respond(
  request: FastifyRequest, reply: FastifyReply, answer: Answer, { visit, ...rest }: Pick<PageParts, 'path' | 'session' | 'flags' | 'now'> & { readonly visit: Visit }, context: PageContext, personal = false,
): Promise<FastifyReply> {
  reply.code(answer.status).headers({ ...pageHeaders(context.tileServer, context.thirdParties?.map(originOf)), 'cache-control': personal || visit.previews.length > 0 ? 'private, no-store' : 'private, no-cache' });
  if (visit.previews.length > 0) reply.header('x-robots-tag', 'noindex');
  if (answer.location !== undefined) return reply.header('location', answer.location).send();
  if (answer.status === 503) reply.header('retry-after', retryAfterSeconds);
  if (answer.stale) reply.header('x-verandah-stale', '1');
  const document = assembleDocument({ ...rest, set: visit.set, previews: visit.previews, ...answer.parts as NonNullable<Answer['parts']> }, context);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('vary', visit.varies ? 'accept-encoding, cookie' : 'accept-encoding').type('text/html; charset=utf-8').send(await encode(document, encoding, 'quick'));
}
