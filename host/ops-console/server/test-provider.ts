import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import Provider from 'oidc-provider';

/** A real OpenID Connect provider on a free port, with some people and their groups. For tests. */
export interface TestProvider {
  readonly issuer: string;
  /** Changes the claims of sign-ins before they are signed: a misbehaving provider. */
  alter: ((claims: JWTPayload) => JWTPayload) | null;
  /** Signs a person in and returns the URL outside of the provider at which the browser arrives. */
  signIn(address: string, login: string): Promise<URL>;
  close(): Promise<void>;
}

const formOf = (page: string, values: Record<string, string>): [string, string] => [
  /action="([^"]+)"/.exec(page)?.[1] ?? '',
  new URLSearchParams({
    ...Object.fromEntries(
      [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
    ...values,
  }).toString(),
];

export async function testProvider(
  returnAddress: string,
  people: Readonly<Record<string, readonly string[]>>,
): Promise<TestProvider> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'ops', client_secret: 'a-secret-of-tests', redirect_uris: [returnAddress] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    findAccount: (_context, login) => ({
      accountId: login,
      claims: () => ({ sub: login, email: `${login}@verandah.example`, email_verified: true, groups: people[login] }),
    }),
    cookies: { keys: ['of-tests'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 600, IdToken: 600 },
  });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (provided.alter === null || context.path !== '/token' || body?.id_token === undefined) return;
    body.id_token = await new SignJWT(provided.alter(decodeJwt(body.id_token)))
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(privateKey);
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));
  const provided: TestProvider = {
    issuer,
    alter: null,
    async signIn(address, login) {
      const cookies = new Map<string, string>();
      let next = new URL(address);
      let body: string | undefined;
      for (let step = 0; step < 12; step++) {
        const response: Response = await fetch(next, {
          redirect: 'manual',
          headers: {
            cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
            ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          ...(body !== undefined && { method: 'POST', body }),
        });
        for (const each of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
          cookies.set(name, value);
        }
        body = undefined;
        const location = response.headers.get('location');
        if (location !== null) {
          next = new URL(location, next);
          await response.body?.cancel();
          if (next.origin !== issuer) return next;
        } else {
          const page = await response.text();
          const [action, filled] = formOf(page, page.includes('name="login"') ? { login, password: 'anything' } : {});
          if (action === '') throw new Error(`The provider responded ${response.status}: ${page.slice(0, 300)}`);
          next = new URL(action, next);
          body = filled;
        }
      }
      throw new Error('The provider never sends the browser back.');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return provided;
}
