import { browserRest } from './rest-of.ts';

const call = { method: 'POST', path: '/auth/signin', body: { password: 'x' } } as const;
/** What a call returns when the site sends a response, and the headers that it was called with. */
async function called(status: number, contentType: string, body: string) {
  let headers: unknown;
  globalThis.fetch = ((_: string, init: RequestInit) => {
    headers = init.headers;
    return Promise.resolve({
      status,
      ok: status < 300,
      headers: new Headers({ 'content-type': contentType }),
      text: () => Promise.resolve(body),
    });
  }) as unknown as typeof fetch;
  return { response: await browserRest(call), headers };
}

test('[LIST-34] a rejection with status 200 has the status of its body', async () => {
  const { response, headers } = await called(
    200,
    'application/problem+json; charset=utf-8',
    '{"status":422,"errors":[]}',
  );
  expect(response).toMatchObject({ status: 422, body: { status: 422, errors: [] } });
  expect(headers).toMatchObject({ 'x-verandah-rejection': 'in-body', 'content-type': 'application/json' });
});

test('[LIST-34] a rejection without a status, or with a wrong one, is still a rejection; other responses have their own', async () => {
  for (const body of ['{}', '{"status":200}', '{"status":"401"}', 'null'])
    expect((await called(200, 'application/problem+json', body)).response.status).toBe(400);
  expect((await called(401, 'application/problem+json', '{"status":401}')).response.status).toBe(401);
  expect((await called(200, 'application/json', '{"status":422}')).response.status).toBe(200);
  expect((await called(204, '', '')).response).toMatchObject({ status: 204, body: null });
});

/** What a call in a browser comes to that gets no response, and how often it was sent. */
async function callWithoutResponse(method: 'GET' | 'POST', onLine: boolean) {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });
  let sent = 0;
  globalThis.fetch = () => {
    sent += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const result = browserRest({ method, path: '/rest/member/7/settings' }).catch((error: Error) => error.name);
  await jest.advanceTimersByTimeAsync(7000);
  jest.useRealTimers();
  return { result: await result, sent };
}

test('[GQL-04] a REST read without a response is tried three more times; a write, or a read without a network, is not', async () => {
  expect(await callWithoutResponse('GET', true)).toEqual({ result: 'RestError', sent: 4 });
  expect(await callWithoutResponse('POST', true)).toEqual({ result: 'RestError', sent: 1 });
  expect(await callWithoutResponse('GET', false)).toEqual({ result: 'RestError', sent: 1 });
});
