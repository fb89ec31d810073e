import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionFacts } from '@verandah/areas';
import { originOf } from '../third-party.ts';
import type { Result } from './shell-response.ts';
import { assembleDocument, type PageParts } from './document.ts';
import { acceptedEncoding, encodeBytes } from './encoding.ts';
import { retryAfterSeconds, sendBusy } from './overload.ts';
import type { PageContext } from './page-context.ts';
import type { ReleaseSet } from './release-set.ts';
import { pageHeaders } from './security-headers.ts';
import { urgencyOf } from './urgency.ts';
import type { FlaggedVisit } from './visit.ts';

/** The session with which shared pages are rendered. */
export const anonymous: SessionFacts = { signedIn: false, roles: [] };

/** What a response needs beside its content. */
export type Sent = Pick<PageParts, 'path' | 'session' | 'flags' | 'now'> & { readonly visit: FlaggedVisit };

/** Sends a response. @param personal the page is private */
export async function respondWith(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Result,
  { visit, ...rest }: Sent,
  context: PageContext,
  personal = false,
): Promise<FastifyReply> {
  startPage(
    reply,
    response.status,
    personal || visit.previews.length > 0 ? 'private, no-store' : 'private, no-cache',
    context,
  );
  if (visit.previews.length > 0) reply.header('x-robots-tag', 'noindex');
  if (response.location !== undefined) return reply.header('location', response.location).send();
  if (response.status === 503) reply.header('retry-after', retryAfterSeconds);
  // The whole page would cost the time that is missing.
  if (response.isCrowded && urgencyOf(request, context.publicUrl) === 'spare') return sendBusy(reply);
  if (response.status === 405) reply.header('allow', 'GET, HEAD');
  if (response.stale) reply.header('x-verandah-stale', '1');
  const document = documentOf(response, { visit, ...rest }, context);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('vary', visit.varies ? 'accept-encoding, cookie' : 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(await encodeBytes(document, encoding, 'quick'));
}

/** Origins of other companies' scripts and of the federation plugin. */
const otherOrigins = ({ thirdParties = [], federationPlugin }: PageContext): string[] =>
  [...thirdParties, ...(federationPlugin ? [federationPlugin] : [])].map(originOf);

const headersOf = new WeakMap<PageContext, ReturnType<typeof pageHeaders>>();
/** Starts a page response. The headers of all pages are the same for as long as the host runs. */
export function startPage(
  reply: FastifyReply,
  status: number,
  cacheControl: string,
  context: PageContext,
): FastifyReply {
  const headers =
    headersOf.get(context) ??
    pageHeaders(
      context.tileServers,
      otherOrigins(context),
      context.publicUrl.startsWith('https:'),
      context.shell.inlineScript?.hash,
    );
  headersOf.set(context, headers);
  return reply.code(status).headers(headers).header('cache-control', cacheControl);
}

/** Assembles the document of a page response. */
export const documentOf = (response: Result, { visit, ...rest }: Sent, context: PageContext): Buffer =>
  assembleDocument(
    { ...rest, set: visit.set, previews: visit.previews, ...(response.parts as NonNullable<Result['parts']>) },
    context,
  );

/**
 * The address under which an anonymous page is stored as the last good one. It includes the variants: a page rendered
 * for one set of releases and one of flags is shown to no other visitor.
 * @param flags what the visitor's flags differ in
 */
export const addressOf = ({ variant }: ReleaseSet, flags: string, { pathname, search }: URL): string =>
  [variant, flags, pathname + search].filter(Boolean).join(' ');

/** Sends the ticket of a page in a header: the page itself is cached for everybody. */
export function sendTicket(reply: FastifyReply, ticket: string | undefined): void {
  if (ticket === undefined) return;
  const before = reply.getHeader('server-timing');
  reply.header('server-timing', [...(before === undefined ? [] : [before]), `ticket;desc="${ticket}"`].join(', '));
}
