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
import { pageTarget } from './page-target.ts';
import { readerOf, type Reader } from './reader.ts';
import { renderArea, type RenderContext } from './render-area.ts';
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
    ? reader ? await renderStep(area, set, url, reader, { now, form, isPrivate, address: request.ip }, context) : shellAnswer(503, { kind: 'waiting', area: area.name })
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

/** The error page, for what went wrong outside an area. */
export async function respondWithError(request: FastifyRequest, reply: FastifyReply, status: number, context: PageContext): Promise<FastifyReply> {
  const known = context.currentSet();
  const visit = known ? await context.visitOf(request, known) : plainVisit(context.emptySet);
  const page: ShellPage & { kind: 'error' | 'gone' | 'not-found' } = status === 404 ? { kind: 'not-found' } : status === 410 ? { kind: 'gone' } : { kind: 'error', status };
  return respond(request, reply, shellAnswer(status, page), { visit, path: request.url, session: anonymous, flags: context.flags, now: Date.now() }, context);
}

interface Step { readonly now: number; readonly form: FormFields | undefined; readonly isPrivate: boolean; readonly address: string }

async function renderStep(area: SetArea, set: ReleaseSet, url: URL, { session, visitor }: Reader, { now, form, isPrivate, address: from }: Step, context: PageContext): Promise<Answer> {
  const { routes, variant } = set;
  const request = { url: url.href, session, flags: context.flags, now, routes, ...(form ? { form } : {}) };
  // What is kept for one set of releases is shown to no other visitor.
  const address = !form && !isPrivate ? (variant && `${variant} `) + url.pathname + url.search : null;
  const outcome = await renderArea(area, request, address, context, visitor);
  const ticket = context.health.answered({ area: area.name, outcome, set, address: from });
  return answerOf(area, outcome, context.publicUrl, ticket);
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
