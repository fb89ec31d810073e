import fastify from 'fastify';
import { cookieOf, setCookie } from './public.ts';

/** As the cookies of trips, challenges and devices are written down. */
const trip = { name: 'trip', path: '/auth', httpOnly: true, maxAge: 600 } as const;

test.each([
  [true, '__Host-trip=there', 'Path=/;'],
  [false, 'trip=there', 'Path=/auth;'],
])('[SEC-38] a cookie is found again under the name that it was given (https: %s)', async (secure, cookie, path) => {
  const app = fastify();
  app.decorate('secureCookies', secure);
  app.decorate('thirdPartyCookies', false);
  app.get('/set', async (_request, reply) => {
    setCookie(reply, trip.name, 'there', trip);
    return '';
  });
  app.get('/read', async (request) => ({ found: cookieOf(request, trip.name) ?? null }));
  const set = String((await app.inject('/set')).headers['set-cookie']);
  expect(set).toContain(cookie);
  expect(`${set};`).toContain(path);
  expect((await app.inject({ url: '/read', headers: { cookie } })).json()).toEqual({ found: 'there' });
  await app.close();
});
