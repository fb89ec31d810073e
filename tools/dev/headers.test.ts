import { ofPage, ofQuestion, requestHeaders, responseHeaders } from './headers.ts';

const places = { host: 'https://verandah.example', here: 'http://localhost:3010' };

test('[REL-10] a call by our own page has the host’s own origin, one by another site has its own', () => {
  expect(
    requestHeaders(
      { origin: places.here, referer: `${places.here}/sign-in`, cookie: 'session=4; access=a.b.c' },
      places,
    ),
  ).toEqual({
    origin: places.host,
    referer: `${places.host}/sign-in`,
    cookie: '__Host-session=4; __Host-access=a.b.c',
  });
  expect(requestHeaders({ cookie: 'session=4' }, { ...places, host: 'http://localhost:3000' })).toEqual({
    cookie: 'session=4',
  });
  expect(requestHeaders({ origin: 'https://evil.example', referer: 'http://localhost:30100/' }, places)).toEqual({
    origin: 'https://evil.example',
    referer: 'http://localhost:30100/',
  });
});

test('[REL-10] signing in works here: cookies and redirects are for this address, and nothing forces https', () => {
  const given = {
    location: `${places.host}/account`,
    'set-cookie': [
      'access=a.b.c; Path=/; Domain=verandah.example; Secure; HttpOnly',
      '__Host-session=4; Path=/; secure',
    ],
    'strict-transport-security': 'max-age=1',
    'content-security-policy': "script-src 'self'",
  };
  expect(responseHeaders(given, places)).toEqual({
    location: `${places.here}/account`,
    'set-cookie': ['access=a.b.c; Path=/; HttpOnly', 'session=4; Path=/'],
    'content-security-policy': "script-src 'self'",
  });
  expect(responseHeaders({ location: 'https://elsewhere.example/' }, places)).toEqual({
    location: 'https://elsewhere.example/',
  });
});

test('[REL-10] a page has the host’s policies and cookies, without headers about its former length', () => {
  const headers = new Headers([
    ['content-length', '5'],
    ['content-encoding', 'br'],
    ['content-security-policy', "default-src 'none'"],
    ['set-cookie', 'a=1; Secure'],
    ['set-cookie', 'b=2'],
  ]);
  expect(ofPage(headers, places)).toEqual({
    'content-security-policy': "default-src 'none'",
    'set-cookie': ['a=1', 'b=2'],
  });
  expect(
    ofQuestion(
      { host: 'localhost:3010', connection: 'keep-alive', 'accept-encoding': 'br', accept: 'text/html' },
      places,
    ),
  ).toEqual({ accept: 'text/html' });
});
