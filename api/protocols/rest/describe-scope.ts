import { applicationScopes, type Scope } from '../../platform/identity/public.ts';

/** What an access token may do with an operation, in a sentence. */
export const describeScope = (scope: Scope | undefined): string =>
  scope === undefined
    ? 'Takes no access token: a call with one is a visitor’s.'
    : `An access token needs the scope \`${scope}\`.`;

/** Security requirements of a call's tokens, by the names of their schemes: personal ones, and those of applications. */
export const tokensWith = (scope: Scope | undefined) =>
  scope === undefined
    ? []
    : [{ accessToken: [] }, ...(applicationScopes.includes(scope) ? [{ application: [scope] }] : [])];
