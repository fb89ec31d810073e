import { parseSetCookie } from 'cookie';

type Json = ReturnType<typeof JSON.parse>;
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

/**
 * A browser between visitor and API, for tests: stores cookies by path, sends Origin, and turns `access`
 * into a bearer token as the host does.
 */
export interface TestBrowser {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<TestResponse>;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<TestResponse>;
  send(
    method: string,
    path: string,
    init?: { readonly body?: BodyInit; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<TestResponse>;
  /** By name, without those that have ended. */
  cookies(): Readonly<Record<string, string>>;
  setCookie(name: string, value: string): void;
}

export function openBrowser(address: string): TestBrowser {
  const jar = new Map<string, { value: string; path: string }>();
  const send: TestBrowser['send'] = async (method, path, { body, headers = {} } = {}) => {
    const fitting = [...jar]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`);
    const access = jar.get('access')?.value;
    const response = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
      headers: {
        ...(fitting.length > 0 ? { cookie: fitting.join('; ') } : {}),
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
        ...(method === 'GET' ? { 'sec-fetch-site': 'same-origin' } : { origin: address }),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const { name, value = '', path: at = '/', maxAge } = parseSetCookie(line);
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, { value, path: at });
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  };
  return {
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: (path, body, headers = {}) =>
      send(
        'POST',
        path,
        body === undefined
          ? { headers }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
      ),
    cookies: () => Object.fromEntries([...jar].map(([name, { value }]) => [name, value])),
    setCookie: (name, value) => {
      jar.set(name, { value, path: jar.get(name)?.path ?? '/' });
    },
  };
}

/** The secret in a mail's link. */
export const linkToken = (text: string | undefined): string => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
