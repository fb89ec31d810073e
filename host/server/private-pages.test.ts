import { bundleSource, openSite, type Site } from './test-kit/site.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite({ SSR_GRAPHQL_TIMEOUT: '300' });
});
afterEach(() => site.close());

const token = (name: string, seconds = 600): string =>
  ['{}', JSON.stringify({ sub: name, exp: Math.floor(Date.now() / 1000) + seconds }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const cookies = (name: string, number: number, access = token(name)): { cookie: string } => ({
  cookie: `__Host-session=${number}; __Host-access=${access}; __Host-refresh=r-${name}`,
});
const member = (name: string, id: number) => ({
  signedIn: true,
  expiresIn: 600,
  member: { id, username: name, name: name.toUpperCase(), avatar: null, agentId: null, role: 'member' },
});

/** An area with a private and a public page, both of which show their session. */
async function open(
  finish = 'return page(`<p>for ${request.session.name ?? "a visitor"} ${request.session.memberId ?? ""} ${JSON.stringify(data)}</p>`);',
  load = 'return {};',
): Promise<void> {
  await site.store('member', '1.0.0', bundleSource(finish, `if (request.url.endsWith('/health')) return {}; ${load}`), {
    routes: ['/account', '/user/:name', '/member/health', '/sign-in'],
    privateRoutes: ['/account'],
    calls: ['POST /auth/signin', 'GET /rest/member/:id/settings'],
  });
  expect(await site.operate('member/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
}
/** The API knows whose token it is. */
function whose(): void {
  site.api = ({ path, headers }) => {
    if (path !== '/auth/session') return undefined;
    const name = /"sub":"(\w+)"/.exec(
      Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString(),
    )?.[1];
    return {
      body:
        name === 'mia'
          ? member('mia', 4)
          : name === 'noah'
            ? member('noah', 5)
            : { signedIn: false, member: null, expiresIn: 0 },
    };
  };
}

test('[MEMB-16] a private page is rendered for its visitor, and never reaches another, even when rendering fails', async () => {
  await open(
    'if (globalThis.broken) throw new Error("broken"); if (request.url.includes("break")) globalThis.broken = true; return page(`<p>for ${request.session.name ?? "a visitor"}</p>`);',
  );
  whose();
  const responses = await Promise.all(
    ['mia', 'noah', 'mia', 'noah'].map((name, index) => site.get('/account', { headers: cookies(name, index) })),
  );
  expect(responses.map(({ text }) => /for \w+/.exec(text)?.[0])).toEqual([
    'for MIA',
    'for NOAH',
    'for MIA',
    'for NOAH',
  ]);
  expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(4).fill('private, no-store'));
  expect((await site.get('/account')).text).toContain('for a visitor');
  expect((await site.get('/user/mia', { headers: cookies('mia', 4) })).text).toContain('for a visitor');
  // A page that fails would show the last good one of its address: a private one has none.
  await site.get('/user/break');
  expect((await site.get('/user/mia')).text).toContain('for a visitor');
  for (const headers of [cookies('mia', 4), cookies('noah', 5), undefined]) {
    const { status, text } = await site.get('/account', headers && { headers });
    expect([status, /for \w+/.exec(text)?.[0]]).toEqual([503, undefined]);
  }
});

test('[MEMB-16] GraphQL calls of private pages carry the token, public ones do not; it reaches neither page nor worker', async () => {
  const text = 'query Own { own }';
  await site.store(
    'member',
    '1.0.0',
    bundleSource(
      'return page(JSON.stringify([request, data]));',
      `if (request.url.endsWith('/health')) return {}; return graph.read({ name: 'Own', text: '${text}' }, {});`,
    ),
    {
      routes: ['/account', '/user/:name', '/member/health'],
      privateRoutes: ['/account'],
      operations: [{ name: 'Own', kind: 'query', sha256: await hash(text), text }],
    },
  );
  expect(await site.operate('member/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
  whose();
  site.graph = () => ({ body: '{"data":{"own":"x"}}' });
  const headers = cookies('mia', 4);
  const own = await site.get('/account', { headers });
  expect(own.text).toContain('"memberId":"4"');
  for (const secret of headers.cookie.split(/; \w+=/).slice(1)) expect(own.text).not.toContain(secret);
  await site.get('/user/mia', { headers });
  expect(
    site.requested.map(({ headers: { authorization, cookie } }) => [authorization?.startsWith('Bearer '), cookie]),
  ).toEqual([
    [true, undefined],
    [undefined, undefined],
  ]);
});

test('[MEMB-04] with only the refresh cookie left: one refresh, then the page; without a token from it the session is cleared', async () => {
  await open();
  const ended = { cookie: '__Host-session=4; __Host-refresh=r-mia' };
  const first = await site.get('/account?tab=2', { headers: ended });
  expect([first.status, first.headers.get('location')]).toEqual([303, '/auth/renew?return=%2Faccount%3Ftab%3D2']);
  site.api = ({ path, headers }) =>
    path === '/auth/refresh'
      ? headers.cookie?.includes('__Host-refresh=r-mia')
        ? { body: {}, setCookie: [`__Host-access=${token('mia')}; Path=/; HttpOnly`] }
        : { status: 401, body: {}, setCookie: ['__Host-session=; Max-Age=0; Path=/'] }
      : undefined;
  const renewed = await site.get('/auth/renew?return=%2Faccount%3Ftab%3D2', { headers: ended });
  expect([
    renewed.status,
    renewed.headers.get('location'),
    renewed.headers.getSetCookie()[0]?.startsWith('__Host-access='),
  ]).toEqual([303, '/account?tab=2', true]);
  const gone = await site.get('/auth/renew?return=%2Faccount', {
    headers: { cookie: '__Host-session=4; __Host-refresh=stolen' },
  });
  expect([gone.status, gone.headers.get('location'), gone.headers.getSetCookie()]).toEqual([
    303,
    '/account',
    ['__Host-session=; Max-Age=0; Path=/'],
  ]);
  for (const to of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/auth/renew?return=/']) {
    expect(
      (await site.get(`/auth/renew?return=${encodeURIComponent(to)}`, { headers: ended })).headers.get('location'),
    ).toBe('/');
  }
  whose();
  // A present token is used, even if the API rejects it: no redirect loop.
  expect((await site.get('/account', { headers: cookies('mia', 4) })).status).toBe(200);
});

test('[MEMB-04] a form that is sent with an expired token is repeated unchanged after the refresh', async () => {
  await open();
  const form = {
    method: 'POST',
    body: 'name=Mia',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://verandah.example',
      cookie: `__Host-session=4; __Host-access=${token('mia', -5)}`,
    },
  };
  const first = await site.get('/account', form);
  expect([first.status, first.headers.get('location')]).toEqual([307, '/auth/renew?return=%2Faccount']);
  expect((await site.get('/auth/renew?return=%2Faccount', form)).status).toBe(307);
  expect(
    (
      await site.get('/auth/renew?return=%2Faccount', {
        ...form,
        headers: { ...form.headers, origin: 'https://evil.example' },
      })
    ).status,
  ).toBe(403);
});

test('[MEMB-01] a form signs in without script: the host makes that call only and passes its cookies to the browser', async () => {
  await open(
    'return page(JSON.stringify(data));',
    `
    if (!request.form) return {};
    const response = await rest({ method: 'POST', path: '/auth/signin', body: { email: request.form.email, password: 'p' } });
    const refused = await rest({ method: 'DELETE', path: '/rest/member/4' }).catch((problem) => problem.name + ' ' + problem.reason);
    return { response, refused };`,
  );
  let came: unknown;
  site.api = (call) => {
    if (call.path !== '/auth/signin') return undefined;
    came = [call.text, call.headers['user-agent'], call.headers.origin];
    return {
      body: { id: 4 },
      location: '/member/mia',
      setCookie: ['__Host-session=4; Path=/', '__Host-access=a.b.c; Path=/; HttpOnly'],
    };
  };
  const { text, headers } = await site.get('/sign-in', {
    method: 'POST',
    body: 'email=mia%40verandah.example',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://verandah.example',
      'user-agent': 'Firefox',
    },
  });
  expect(came).toEqual([
    '{"email":"mia@verandah.example","password":"p"}',
    'Firefox',
    expect.stringMatching(/^http:\/\/localhost/),
  ]);
  expect(headers.getSetCookie()).toEqual(['__Host-session=4; Path=/', '__Host-access=a.b.c; Path=/; HttpOnly']);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text).toContain('"location":"/member/mia"');
  expect(text).toContain('RestError refused');
});

test("[MEMB-02] a provider's code is exchanged by a form without script, from our pages only; failures are shown there", async () => {
  site.api = ({ path, headers, text }) =>
    path !== '/auth/social'
      ? undefined
      : headers.cookie === '__Host-sign-in-code=b' && text.includes('"authCode":"c"')
        ? { body: { id: 4 }, location: '/member/mia', setCookie: ['__Host-session=4; Path=/'] }
        : { status: 401, body: { detail: 'unable to authenticate with Google' } };
  const form = {
    method: 'POST',
    body: 'providerName=google&authCode=c&return=%2Falerts%3Fpage%3D2',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://verandah.example',
      cookie: '__Host-sign-in-code=b',
    },
  };
  const accepted = await site.get('/auth/arrive', form);
  expect([accepted.status, accepted.headers.get('location'), accepted.headers.getSetCookie()]).toEqual([
    303,
    '/alerts?page=2',
    ['__Host-session=4; Path=/'],
  ]);
  const refused = await site.get('/auth/arrive', {
    ...form,
    headers: { ...form.headers, cookie: '__Host-sign-in-code=other' },
  });
  expect(refused.headers.get('location')).toBe('/sign-in?return=%2Falerts%3Fpage%3D2&authError=failed');
  expect(refused.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-sign-in-return=1; .*HttpOnly/)]);
  expect(
    (await site.get('/auth/arrive', { ...form, headers: { ...form.headers, origin: 'https://evil.example' } })).status,
  ).toBe(403);
  site.api = () => ({
    status: 401,
    body: { detail: 'Enter the code.', challenge: 'secret' },
    setCookie: ['__Host-second-step=secret; Path=/; HttpOnly'],
  });
  const responses = await site.get('/auth/arrive', form);
  expect([responses.status, responses.headers.get('location'), responses.headers.getSetCookie()]).toEqual([
    303,
    '/sign-in?return=%2Falerts%3Fpage%3D2&step=code',
    ['__Host-second-step=secret; Path=/; HttpOnly'],
  ]);
});

async function hash(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
}
