import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormFields, SessionFacts } from '@verandah/areas';
import { withoutUnknownNames } from '@verandah/areas/address';
import type { ShellPage } from '../boot.ts';
import { storeHeader } from '../service-worker/names.ts';
import { topicAt } from '../shell/information/topics.ts';
import { answerOf, informationAnswer, shellAnswer, type Answer } from './answer.ts';
import { countedNetwork } from './counted-network.ts';
import { isExpected } from './expected-areas.ts';
import { keyOf, respondCached, respondShared } from './page-cache/respond-shared.ts';
import type { PageContext } from './page-context.ts';
import { pageTarget } from './page-target.ts';
import { carriesProviderCode } from './provider-code.ts';
import { readerOf, type Reader } from './reader.ts';
import type { ReleaseSet, SetArea } from './release-set.ts';
import { renderArea } from './render-area.ts';
import { renewAddress } from './renew.ts';
import { addressOf, anonymous, respond, sendTicket } from './respond.ts';
import { plainVisit } from './visit.ts';
import { needsRenewal } from './visitor.ts';

/** One request for a page: route → release set → session facts → render → respond. */
export async function respondWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  form: FormFields | undefined,
  context: PageContext,
): Promise<FastifyReply> {
  const base = context.currentSet();
  const visit = base ? await context.visitOf(request, base) : plainVisit(context.emptySet);
  const { set } = visit;
  // Most pages end here: the address that was asked is that of a page that is kept.
  const key =
    form || visit.previews.length > 0 || (await context.members.isMember(request)) ? null : keyOf(set, request.url);
  const known = key !== null && context.pages.fresh(key);
  if (known) return respondCached(request, reply, key, known, 'hit', visit, context);
  const now = context.now();
  const target = pageTarget(request.url, context.publicUrl);
  const { url: asked, canonicalPath } = target;
  const url = withoutUnknownNames(asked, set.queryNames(asked.pathname));
  const own = topicAt(url.pathname);
  const area = set.areaOf(url.pathname);
  // Every page goes by one path, a private one in the letters that it was given out in; a form is taken at whichever it
  // was sent to.
  const [path, isPath] = set.isPrivate(canonicalPath)
    ? [target.letteredPath, target.isLettered]
    : [canonicalPath, target.isCanonical];
  const moved = !isPath && !form && (topicAt(canonicalPath) ?? set.areaOf(canonicalPath)) ? path + asked.search : null;
  // Pages are read as if by a visitor, so that they may be kept; who is signed in is known on private ones and where a
  // form is taken.
  const isPrivate = moved === null && !own && set.isPrivate(url.pathname);
  const personal = isPrivate || form !== undefined;
  if (personal && area && needsRenewal(request, now)) {
    return reply
      .code(form ? 307 : 303)
      .headers({ 'cache-control': 'no-store', location: renewAddress(asked.pathname + asked.search) })
      .send();
  }
  const sent = { visit, path: url.pathname + url.search, flags: context.flags, now };
  if (
    area &&
    key !== null &&
    moved === null &&
    !own &&
    !personal &&
    context.pages.keeps &&
    !carriesProviderCode(url.search)
  )
    return respondShared(request, reply, area, url, sent, context);
  const reader = personal && area ? await readerOf(request, form !== undefined, context) : { session: anonymous };
  const answer =
    moved !== null
      ? { status: 301, location: moved }
      : own
        ? informationAnswer(own, form !== undefined)
        : area
          ? reader
            ? await renderStep(
                reply,
                area,
                set,
                url,
                reader,
                { now, form, isPrivate, address: request.ip, network: countedNetwork(request) },
                context,
              )
            : shellAnswer(503, { kind: 'waiting', area: area.name })
          : base && !isExpected(url.pathname, context.expectedAreas, set)
            ? shellAnswer(404, { kind: 'not-found' })
            : shellAnswer(503, { kind: 'error', status: 503 });
  const { session, visitor } = reader ?? { session: anonymous };
  const kept =
    form || answer.status !== 200 || answer.stale || visit.previews.length > 0
      ? null
      : storedBy(asked, isPrivate && { stays: set.staysWithMember(url.pathname), session });
  if (context.offlinePages && kept !== null) reply.header(storeHeader, kept);
  const cookies = [...visit.setCookies, ...(visitor?.setCookies ?? [])];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  // What the form wrote stands in whatever page comes next.
  if (form) await context.changes.refresh();
  return respond(request, reply, answer, { ...sent, session }, context, personal);
}

/**
 * Whether and whose browser may keep a page for reading offline; null: none. Never an address that a sign-in provider
 * has written its code into.
 */
function storedBy(
  { search }: URL,
  own: false | { readonly stays: boolean; readonly session: SessionFacts },
): string | null {
  if (carriesProviderCode(search)) return null;
  if (!own) return 'page';
  return own.stays && own.session.signedIn && own.session.memberId !== undefined
    ? `member ${own.session.memberId}`
    : null;
}

/** The error page, for what went wrong outside an area. */
export async function respondWithError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  context: PageContext,
): Promise<FastifyReply> {
  const known = context.currentSet();
  const visit = known ? await context.visitOf(request, known) : plainVisit(context.emptySet);
  const page: ShellPage & { kind: 'error' | 'gone' | 'not-found' } =
    status === 404 ? { kind: 'not-found' } : status === 410 ? { kind: 'gone' } : { kind: 'error', status };
  return respond(
    request,
    reply,
    shellAnswer(status, page),
    { visit, path: request.url, session: anonymous, flags: context.flags, now: context.now() },
    context,
  );
}

interface Step {
  readonly now: number;
  readonly form: FormFields | undefined;
  readonly isPrivate: boolean;
  readonly address: string;
  readonly network: string | undefined;
}

async function renderStep(
  reply: FastifyReply,
  area: SetArea,
  set: ReleaseSet,
  url: URL,
  { session, visitor }: Reader,
  { now, form, isPrivate, address: from, network }: Step,
  context: PageContext,
): Promise<Answer> {
  const request = { url: url.href, session, flags: context.flags, now, routes: set.routes, ...(form ? { form } : {}) };
  const outcome = await renderArea(area, request, !form && !isPrivate ? addressOf(set, url) : null, context, {
    network,
    visitor,
  });
  sendTicket(reply, context.health.answered({ area: area.name, outcome, set, address: from }));
  return answerOf(area, outcome, context.publicUrl);
}
