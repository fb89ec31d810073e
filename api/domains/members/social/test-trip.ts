import type { TestResponse, TestBrowser } from '../test-browser.ts';

/** Path of an address, with its parameters. */
export function pathOf(location: string | null, address: string): string {
  const url = new URL(location ?? '', address);
  return url.pathname + url.search;
}

const formOf = (page: string, address: string, values: Readonly<Record<string, string>>): [string, string] => [
  pathOf(/action="([^"]+)"/.exec(page)?.[1] ?? null, address),
  new URLSearchParams({
    ...Object.fromEntries(
      [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
    ...values,
  }).toString(),
];

/**
 * Signs in at the development provider as a person would, up to the page of ours that the browser ends on.
 * @param address of the site
 */
export async function takeTrip(address: string, visitor: TestBrowser, login: string, from: string): Promise<URL> {
  let response: TestResponse = await visitor.get(from);
  for (let step = 0; step < 12; step += 1) {
    if (response.status >= 300 && response.status < 400) {
      const path = pathOf(response.headers.get('location'), address);
      if (/[?&]providerName=/.test(path)) return new URL(path, address);
      response = await visitor.get(path);
    } else {
      const fields: Readonly<Record<string, string>> = /name="login"/.test(response.body)
        ? { login, password: 'anything' }
        : {};
      const [path, body] = formOf(response.body, address, fields);
      response = await visitor.send('POST', path, {
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    }
  }
  throw new Error(`The trip went nowhere: ${response.status} ${String(response.body).slice(0, 300)}`);
}

/** Exchanges the code that a trip ended with. */
export const exchangeCode = (visitor: TestBrowser, page: URL, more: object = {}): Promise<TestResponse> =>
  visitor.post('/auth/social', {
    providerName: page.searchParams.get('providerName'),
    authCode: page.searchParams.get('authCode'),
    ...more,
  });
