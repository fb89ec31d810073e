import * as v from 'valibot';
import { scopes, type Scope } from '../../../platform/identity/public.ts';
import { id, lineUpTo, defineOperation, type Operation } from '../../../platform/rest/public.ts';
import { callerOf } from '../caller.ts';
import type { TokenRow } from './store.ts';
import { addToken, ownTokens, revokeToken } from './tokens.ts';

const domain = 'members';
const params = v.object({ id });
const scope = v.picklist(Object.keys(scopes) as Scope[], 'must be a scope of access tokens');
const time = v.pipe(v.string(), v.description('Date and time, ISO 8601.'));
const entries = {
  id: v.number(),
  name: v.string(),
  ending: v.pipe(v.string(), v.description('The last four characters of the token.')),
  scopes: v.array(v.string()),
  createdAt: time,
  expiresAt: time,
  lastUsedAt: v.pipe(
    v.nullable(v.string()),
    v.description('When it was last used, ISO 8601, to the minute; null if it was never used.'),
  ),
};
const toView = ({ id: tokenId, name, ending, scopes: own, createdAt, expiresAt, lastUsedAt }: TokenRow) => ({
  id: tokenId,
  name,
  ending,
  scopes: [...own],
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Personal access tokens of a member; a token itself cannot manage tokens. */
export const accessTokenOperations: readonly Operation[] = [
  defineOperation({
    id: 'accessTokens',
    method: 'GET',
    path: '/member/:id/access-tokens',
    domain,
    summary: "The caller's personal access tokens, without their secrets.",
    params,
    response: v.array(v.strictObject(entries)),
    handle: async ({ service, viewer, params: { id: about } }) => (await ownTokens(service, viewer, about)).map(toView),
  }),
  defineOperation({
    id: 'addAccessToken',
    method: 'POST',
    path: '/member/:id/access-tokens',
    domain,
    status: 201,
    summary: 'Creates a personal access token. The token is returned only once; only its hash is stored.',
    params,
    body: v.object({
      name: lineUpTo(80),
      scopes: v.pipe(v.array(scope), v.minLength(1, 'must have at least one scope'), v.maxLength(20)),
      days: v.optional(
        v.pipe(
          v.number(),
          v.integer('must be whole'),
          v.minValue(1, 'must be at least 1'),
          v.maxValue(366, 'must be at most 366'),
        ),
        90,
      ),
    }),
    response: v.strictObject({ ...entries, token: v.string() }),
    handle: async ({ service, viewer, params: { id: about }, body, request }) => {
      const made = await addToken(service, viewer, about, body, callerOf(request));
      return { ...toView(made), token: made.token };
    },
  }),
  defineOperation({
    id: 'revokeAccessToken',
    method: 'DELETE',
    path: '/member/:id/access-tokens/:token',
    domain,
    status: 204,
    summary: 'Revokes a personal access token immediately.',
    params: v.object({ id, token: id }),
    response: v.undefined_(),
    handle: async ({ service, viewer, params: { id: about, token }, request }) => {
      await revokeToken(service, viewer, about, token, callerOf(request));
      return undefined;
    },
  }),
];
