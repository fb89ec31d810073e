import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { notFound, Refusal } from '../refusal.ts';
import { sendRefusal } from '../refusal-problem.ts';
import type { Service } from '../service.ts';
import { id, json, line, paging } from './inputs.ts';
import { openApi } from './open-api.ts';
import { operation } from './operation.ts';
import { restRoutes } from './routes.ts';

const read = operation({
  id: 'readThing', method: 'GET', path: '/thing/:id', domain: 'things', summary: 'One thing.',
  params: v.object({ id }), query: v.object({ ...paging(5), filter: v.optional(json(v.object({ names: v.array(v.string()) }))) }),
  answer: v.strictObject({ id: v.number(), take: v.number(), names: v.array(v.string()) }),
  handle: async ({ params, query }) => {
    if (params.id === 404) throw notFound('thing');
    return { id: params.id, take: query.take, names: query.filter?.names ?? [], ...(params.id === 500 ? { more: 1 } : {}) };
  },
});
const write = operation({
  id: 'writeThing', method: 'POST', path: '/api/things', domain: 'things', summary: 'A new thing.', legacy: true, status: 201,
  body: v.object({ name: line(10) }), answer: v.strictObject({ name: v.string() }),
  handle: async ({ body }) => ({ name: body.name }),
});

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  app.setErrorHandler((error, _request, reply) => (error instanceof Refusal ? sendRefusal(reply, error) : reply.code(500).send({ detail: (error as Error).message })));
  await restRoutes([read, write], { checkAnswers: true })(app, {} as Service);
});
afterAll(() => app.close());

test('[REST-12] input is read by its schema; what is wrong is named, field by field', async () => {
  expect((await app.inject('/thing/7')).json()).toEqual({ id: 7, take: 5, names: [] });
  expect((await app.inject(`/thing/7?take=9&filter=${encodeURIComponent('{"names":["a"]}')}`)).json()).toEqual({ id: 7, take: 9, names: ['a'] });
  const wrong = await app.inject('/thing/7?take=1000&filter={');
  expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([422, 'application/problem+json; charset=utf-8']);
  expect(wrong.json()).toMatchObject({ status: 422, errors: [{ field: 'take', message: 'must be at most 100' }, { field: 'filter', message: 'must be JSON' }] });
  expect((await app.inject('/thing/x')).json()).toMatchObject({ errors: [{ field: 'id' }] });
  expect((await app.inject('/thing/404')).json()).toMatchObject({ status: 404, detail: 'There is no such thing.' });
});

test('[REST-12] an answer that is not of its documented shape is found by tests', async () => {
  const answer = await app.inject('/thing/500');
  expect([answer.statusCode, answer.json()]).toEqual([500, { detail: expect.stringContaining('readThing answers not as documented: more') }]);
});

test('[LEG-05] a legacy call without the domain header is refused with a clear error', async () => {
  const post = (url: string, headers: Record<string, string>) => app.inject({ method: 'POST', url, headers, payload: { name: ' one\u0000 ' } });
  const without = await post('/api/things', {});
  expect([without.statusCode, without.json()]).toMatchObject([422, { detail: expect.stringContaining('"domain"'), errors: [{ field: 'domain' }] }]);
  expect((await post('/api/things', { domain: 'not a host' })).statusCode).toBe(422);
  for (const url of ['/api/things', '/legacy/api/things']) {
    const taken = await post(url, { domain: 'www.example.com' });
    expect([taken.statusCode, taken.json(), taken.headers['cache-control']]).toEqual([201, { name: 'one' }, 'no-store']);
  }
});

test('[REST-12] the document describes every operation', () => {
  expect(openApi([read, write], 'http://localhost')).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/thing/{id}': { get: { operationId: 'readThing', parameters: [{ name: 'id', in: 'path', required: true }, { name: 'skip', in: 'query', required: false }, { name: 'take' }, { name: 'filter' }] } },
      '/api/things': { post: { parameters: [{ name: 'domain', in: 'header', required: true }], requestBody: { required: true }, responses: { 201: expect.anything(), '4XX': expect.anything() } } },
    },
  });
});
