import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/public.ts';
import { hashSecret, type AccessToken } from '../../../platform/identity/public.ts';
import { Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { Service } from '../../../platform/service.ts';
import { applicationTokenHolder } from '../oauth/token-holder.ts';
import { holderOf } from './store.ts';

/** The scheme in any case, as RFC 9110 has it; a prefix by which scanners of source code recognise a leaked token. */
const bearer = /^Bearer +((?:vat|voa)_\S*)$/i;
const form = /^(?:vat|voa)_[\w-]{43}$/;

/** The member and scopes of a token: a personal one (vat_), or one of an application (voa_). */
const holderOfToken = (database: Database, token: string): Promise<AccessToken | undefined> =>
  token.startsWith('voa_') ? applicationTokenHolder(database, token) : holderOf(database, hashSecret(token));

/**
 * Authenticates calls with an access token. It acts for its member where the route names a scope that the token
 * has; everywhere else, so at accounts, sign-in and moderation, the call is a visitor's. GraphQL decides by field.
 * @throws {Refusal} signed-out for an invalid token, counted by network; forbidden without the scope
 */
export const takeAccessToken =
  ({ database }: Pick<Service, 'database'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const given = bearer.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined) return;
    const token = form.test(given) ? await holderOfToken(database, given) : undefined;
    if (token === undefined) {
      await throttleCaller(database, 'access-token', request.ip);
      reply.header('www-authenticate', 'Bearer realm="verandah", error="invalid_token"');
      throw new Refusal('signed-out', 'This access token does not exist, has expired or was revoked.');
    }
    request.accessToken = token;
    const scope = request.is404 ? undefined : request.routeOptions.config.scope;
    if (scope === undefined) return;
    if (!token.scopes.includes(scope)) {
      reply.header('www-authenticate', `Bearer realm="verandah", error="insufficient_scope", scope="${scope}"`);
      throw new Refusal('forbidden', `This access token lacks the scope ${scope}.`);
    }
    request.viewer = token.holder;
  };

/** The refusal of a member's call that came with a token: signing in again would not help. */
export const notByToken = (): Refusal =>
  new Refusal('forbidden', 'This cannot be done with an access token. Sign in on the site.');
