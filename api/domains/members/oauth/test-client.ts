import { createHash } from 'node:crypto';
import { newSecret } from '../../../platform/identity/public.ts';
import type { TestApi } from '../../../test-kit/test-api.ts';

/** An application's side of the protocol, and the browser of the member that it sends there. */
export interface TestClient {
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly id: number;
}
type Texts = Readonly<Record<string, string>>;
type Json = ReturnType<typeof JSON.parse>;

export const redirectUri = 'http://127.0.0.1/callback';
export const ids = { mara: 1, noah: 2, petra: 4, quinn: 5 } as const;
type Name = keyof typeof ids;

/** Registers an application of a member. */
export async function register(api: TestApi, owner: Name, body: object = {}): Promise<TestClient> {
  const added = await api.as[owner].call('POST', `/rest/member/${ids[owner]}/applications`, {
    name: 'Home Planner',
    kind: 'public',
    redirectUris: [redirectUri],
    scopes: ['saved:read', 'saved:write'],
    ...body,
  });
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  return added.body;
}

/** A proof key for code exchange. */
export function proofKey(): { readonly verifier: string; readonly challenge: string } {
  const verifier = newSecret();
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** A browser: what it was sent to, and its cookies. */
export class TestBrowser {
  readonly #api: TestApi;
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  constructor(api: TestApi) {
    this.#api = api;
  }

  /** The cookies that it sends to a path. */
  cookieFor(to: string): string {
    return [...this.#cookies]
      .filter(([, { path }]) => to.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  /** Follows no redirect. */
  async open(path: string, init: RequestInit = {}): Promise<{ status: number; location: string; headers: Headers }> {
    const response = await fetch(new URL(path, this.#api.service.address), {
      redirect: 'manual',
      ...init,
      headers: { cookie: this.cookieFor(path), ...(init.headers as Texts) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path: /; *path=([^;]*)/i.exec(line)?.[1] ?? '/' });
    }
    await response.text();
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      headers: response.headers,
    };
  }

  /** Sends the browser to the authorization server. */
  authorize(client: TestClient, challenge: string, more: Texts = {}) {
    const parameters = new URLSearchParams({
      client_id: client.clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'saved:read',
      state: 'a-state',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...more,
    });
    for (const [name, value] of [...parameters]) if (value === '') parameters.delete(name);
    return this.open(`/oauth/authorize?${parameters.toString()}`);
  }

  /** Reads, or decides, what the page of consent shows. */
  consent(who: keyof TestApi['as'], uid: string, decision?: 'allow' | 'deny', more: Texts = {}) {
    return this.#api.as[who].call(
      decision === undefined ? 'GET' : 'POST',
      `/auth/consents/${uid}`,
      decision && { decision },
      { cookie: this.cookieFor('/auth/consents'), origin: this.#api.service.settings.publicUrl, ...more },
    );
  }

  /** The whole way to the application's own address, with its parameters. */
  async connect(who: Name, client: TestClient, challenge: string, more: Texts = {}): Promise<URL> {
    const begun = await this.authorize(client, challenge, more);
    const decided = await this.consent(who, begun.location.split('/').at(-1) ?? '', 'allow');
    if (decided.status !== 200) throw new Error(`${begun.location} ${JSON.stringify(decided.body)}`);
    return new URL((await this.open(decided.body.location)).location);
  }
}

/** Calls the token endpoint, or another one of the server. */
export async function post(
  api: TestApi,
  path: string,
  client: TestClient,
  form: Texts,
  headers: Texts = {},
): Promise<{ status: number; body: Json; headers: Headers }> {
  const response = await fetch(api.service.address + path, {
    method: 'POST',
    headers: {
      ...(client.clientSecret !== null && {
        authorization: `Basic ${Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')}`,
      }),
      ...headers,
    },
    body: new URLSearchParams({ ...(client.clientSecret === null && { client_id: client.clientId }), ...form }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
}

/** Exchanges a code. */
export const exchange = (api: TestApi, client: TestClient, code: string, verifier: string, more: Texts = {}) =>
  post(api, '/oauth/token', client, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...more,
  });

/** Tokens for a member who consents. */
export async function tokensFor(api: TestApi, who: Name, client: TestClient, more: Texts = {}): Promise<Json> {
  const { verifier, challenge } = proofKey();
  const back = await new TestBrowser(api).connect(who, client, challenge, more);
  const { status, body } = await exchange(api, client, back.searchParams.get('code') ?? '', verifier);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

export const refresh = (api: TestApi, client: TestClient, token: string, more: Texts = {}) =>
  post(api, '/oauth/token', client, { grant_type: 'refresh_token', refresh_token: token, ...more });

/** Status of a call with a token. */
export async function use(api: TestApi, token: string, path = '/rest/alerts/mara'): Promise<number> {
  const response = await fetch(api.service.address + path, { headers: { authorization: `Bearer ${token}` } });
  await response.text();
  return response.status;
}
