import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, default as Provider, KoaContextWithOIDC } from 'oidc-provider';
import { cookieName } from '@verandah/market';
import { applicationScopes, hashSecret } from '../../../platform/identity/public.ts';
import { sameSecret } from '../../../platform/same-secret.ts';
import type { Service } from '../../../platform/service.ts';
import { logAudit } from '../audit.ts';
import { memberById } from '../store.ts';
import { isOwnOrigin } from './application.ts';
import { deleteGrant, grantDays } from './grant-store.ts';
import { connectPath } from './paths.ts';

const [minute, hour, day] = [60, 3600, 86_400];
/** Seconds for which each is valid. */
const ttl = {
  Interaction: 10 * minute,
  AuthorizationCode: minute,
  AccessToken: hour,
  ClientCredentials: hour,
  /** Renewed with each use. */
  RefreshToken: 30 * day,
  Grant: grantDays * day,
  // Neither is stored or issued.
  Session: 10 * minute,
  IdToken: minute,
} as const;

/** The API recognises them by it (`token-access.ts`). */
const tokenPrefix = 'voa_';
const sessionCookie = 'oauth-session';

/** Addresses of the authorization server, below the site's own. */
export const serverPaths = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  introspection: '/oauth/introspect',
  discovery: '/.well-known/oauth-authorization-server',
} as const;

/** What the discovery document of an authorization server that issues no ID tokens lists. */
const discovered = new Set([
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'revocation_endpoint',
  'introspection_endpoint',
  'response_types_supported',
  'grant_types_supported',
  'code_challenge_methods_supported',
  'token_endpoint_auth_methods_supported',
  'authorization_response_iss_parameter_supported',
]);

const servers = new WeakMap<Service, Promise<Provider>>();

/** The OAuth 2.1 authorization server over the members and applications of this API. */
export function authorizationServer(service: Service): Promise<Provider> {
  const opened = servers.get(service) ?? openServer(service);
  servers.set(service, opened);
  return opened;
}

async function openServer(service: Service): Promise<Provider> {
  const { database, settings, sessionKey, log, reports } = service;
  // Loaded for the first request of an application: the library takes 47 MB.
  const [library, { storageAdapter }] = await Promise.all([import('oidc-provider'), import('./storage-adapter.ts')]);
  const isSecure = settings.publicUrl.startsWith('https:');
  const endGrant = async (id: string): Promise<void> => {
    const ended = await deleteGrant(database, id);
    if (ended !== undefined) logAudit(log, 'application-disconnected', ended);
  };
  // ID tokens are not issued, but the library does without keys only with a warning.
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const configuration: Configuration = {
    adapter: storageAdapter(database, endGrant),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'unused' }] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    clientAuthMethods: ['none', 'client_secret_basic'],
    scopes: applicationScopes,
    responseTypes: ['code'],
    pkce: { required: () => true },
    routes: {
      authorization: serverPaths.authorization,
      token: serverPaths.token,
      revocation: serverPaths.revocation,
      introspection: serverPaths.introspection,
    },
    features: {
      clientCredentials: { enabled: true },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      introspection: {
        enabled: true,
        allowedPolicy: (_context, client, token) =>
          client.clientAuthMethod !== 'none' && token.clientId === client.clientId,
      },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    ttl,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    revokeGrantPolicy: () => true,
    clientBasedCORS: (_context, origin, client) => isOwnOrigin(client.redirectUris ?? [], origin),
    findAccount: async (_context, id) => {
      const member = await memberById(database, Number(id));
      return member === undefined || member.suspendedAt !== null
        ? undefined
        : { accountId: id, claims: () => ({ sub: id }) };
    },
    interactions: { url: (_context, { uid }) => `${connectPath}/${uid}` },
    renderError: (context, out) => {
      if (context.path.startsWith(serverPaths.authorization))
        context.redirect(`${connectPath}?${new URLSearchParams({ error: out.error }).toString()}`);
      else context.body = out;
    },
    cookies: {
      names: {
        session: sessionCookie,
        interaction: cookieName('oauth-request', isSecure),
        // Its path is the address that the browser returns to, which a name with __Host- does not allow.
        resume: `${isSecure ? '__Secure-' : ''}oauth-resume`,
      },
      keys: [createHmac('sha256', sessionKey).update('oauth cookies').digest('base64url')],
      short: { path: '/', httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure },
    },
  };
  const server = new library.default(settings.publicUrl, configuration);
  server.proxy = true;
  server.use(async (context, next) => {
    try {
      await next();
      withoutSession(context);
      if (context.path === serverPaths.discovery) describeServer(context);
    } catch (error) {
      // Koa would write it to the console.
      reports.report(error, { operation: `OAuth ${context.path}` });
      context.status = 500;
      context.body = { error: 'server_error' };
    }
  });
  server.on('server_error', ({ path }: KoaContextWithOIDC, error: Error) =>
    reports.report(error, { operation: `OAuth ${path}` }),
  );
  // Secrets are compared by their hashes.
  server.Client.prototype.compareClientSecret = function compareHash(this: { clientSecret?: string }, given: string) {
    return sameSecret(hashSecret(given), this.clientSecret ?? '');
  };
  for (const tokens of [server.AccessToken, server.ClientCredentials]) addPrefix(tokens.prototype);
  return server;
}

/**
 * A prefix by which the API distinguishes an application's tokens from others, and by which scanners of source code
 * recognise a leaked one. The library has no setting for it, and its types lack the method.
 */
function addPrefix(prototype: object): void {
  const original: unknown = Reflect.get(prototype, 'generateTokenId');
  if (typeof original !== 'function') throw new Error('The authorization server’s library generates tokens otherwise.');
  Reflect.set(prototype, 'generateTokenId', function generateTokenId(this: unknown) {
    return `${tokenPrefix}${String(Reflect.apply(original, this, []))}`;
  });
}

type Context = Parameters<Parameters<Provider['use']>[0]>[0];

/** Removes the cookie of the library's own sessions, which are not stored. */
function withoutSession(context: Context): void {
  const cookies = [context.response.headers['set-cookie'] ?? []].flat().map(String);
  const others = cookies.filter((cookie) => !cookie.startsWith(sessionCookie));
  if (others.length > 0) context.set('set-cookie', others);
  else context.remove('set-cookie');
}

/** Leaves out of the discovery document what is not for OAuth, and names the scopes (RFC 8414). */
function describeServer(context: Context): void {
  const whole = context.body as Readonly<Record<string, unknown>>;
  context.set('cache-control', 'public, max-age=300');
  context.body = {
    ...Object.fromEntries(Object.entries(whole).filter(([name]) => discovered.has(name))),
    response_modes_supported: ['query'],
    scopes_supported: applicationScopes,
  };
}
