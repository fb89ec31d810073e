import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import type { Routes } from '../../../platform/service.ts';
import {
  developmentName,
  developmentOperations,
  developmentPath,
  providersOf,
  returnAddress,
  type SignInProvider,
} from '../../../platform/settings/public.ts';

/**
 * Claims of whoever types a name at the development provider: an email address is taken as it is. Groups follow plus
 * signs: ann+squad-search+operations@example.com.
 */
function accountOf(login: string) {
  const email = login.includes('@') ? login : `${login}@provider.example`;
  const name = (email.split('@')[0] ?? login)
    .split(/[._-]+/)
    .filter(Boolean)
    .map((part) => part[0]?.toUpperCase() + part.slice(1))
    .join(' ');
  // An address that begins so is one that its owner never confirmed.
  return {
    accountId: login,
    claims: () => ({
      sub: login,
      email,
      email_verified: !email.startsWith('unconfirmed'),
      name,
      groups: email.split('@')[0]?.split('+').slice(1) ?? [],
    }),
  };
}

/** Handles requests for paths below the provider's own address. */
export async function openProvider(
  provider: SignInProvider,
  publicUrl: string,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const server = new Provider(provider.issuer, {
    clients: [
      {
        client_id: provider.clientId,
        client_secret: provider.clientSecret,
        redirect_uris: [returnAddress(provider, publicUrl)],
      },
      developmentOperations(publicUrl),
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    findAccount: (_context, login) => accountOf(login),
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'development' }] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 600, IdToken: 600 },
  });
  server.proxy = true;
  return server.callback();
}

/**
 * A real OpenID Connect provider that signs anybody in as whom they say, below the API's own address. For
 * development and tests; made at the first request.
 */
export const developmentProviderRoutes: Routes = async (app, { settings }) => {
  const provider = providersOf(settings).find(({ name }) => name === developmentName);
  if (!provider) return;
  let opened: ReturnType<typeof openProvider> | undefined;
  await app.register(async (scope) => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all(`${developmentPath}/*`, async (request, reply) => {
      const handle = await (opened ??= openProvider(provider, settings.publicUrl));
      reply.hijack();
      // The provider finds its mount path by its own address and the requested one.
      const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
      raw.url = request.url.slice(developmentPath.length);
      await handle(raw, reply.raw);
    });
  });
};
