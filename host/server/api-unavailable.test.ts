import { siteOver } from './test-kit/site-over.ts';

const detail = 'We couldn’t connect. Please try again.';
const unavailable = {
  type: 'about:blank',
  status: 503,
  title: 'Service unavailable',
  detail,
  errors: [{ message: detail }],
};

test('a call that the API rejects with 503 is sent once: an overloaded API does not receive eleven retries', async () => {
  let calls = 0;
  const site = await siteOver((_request, response) => {
    calls += 1;
    response
      .writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '5' })
      .end('{"detail":"This is temporarily unavailable. Please try again."}');
  });
  const response = await fetch(`${site.address}/rest/location/1`);
  // The site closes once the whole response has been read.
  await response.text();
  expect([response.status, response.headers.get('retry-after'), calls]).toEqual([503, '5', 1]);
  await site.close();
});

test('a call to a silent API times out earlier than an upload, with a response that invites a retry', async () => {
  const site = await siteOver(() => undefined, { usual: 50, uploads: 3_600_000 });
  for (const [path, init] of [
    ['/graphql', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
    ['/rest/location/1', {}],
  ] as const) {
    const response = await fetch(site.address + path, init);
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '5',
      unavailable,
    ]);
  }
  await site.close();
});
