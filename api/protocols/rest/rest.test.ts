import { compileErrors, validate } from '@readme/openapi-parser';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { notFound, Refusal } from '../../platform/problems/refusal.ts';
import { sendRefusal } from '../../platform/problems/refusal-problem.ts';
import { sendRequestProblem } from '../../platform/problems/request-problem.ts';
import type { Service } from '../../platform/service.ts';
import { id, jsonInput, lineUpTo, pagingInput } from '../../platform/rest/inputs.ts';
import { openApi } from './open-api.ts';
import { respondToOtherMethods } from '../../platform/rest/served-paths.ts';
import { defineOperation } from '../../platform/rest/operation.ts';
import { checkResponses } from '../../test-kit/check-responses.ts';
import { restRoutes } from './routes.ts';

const read = defineOperation({
  id: 'readThing',
  method: 'GET',
  path: '/thing/:id',
  domain: 'things',
  summary: 'One thing.',
  params: v.object({ id }),
  query: v.object({ ...pagingInput(5), filter: v.optional(jsonInput(v.object({ names: v.array(v.string()) }))) }),
  response: v.strictObject({ id: v.number(), take: v.number(), names: v.array(v.string()) }),
  handle: async ({ params, query }) => {
    if (params.id === 404) throw notFound('thing');
    return {
      id: params.id,
      take: query.take,
      names: query.filter?.names ?? [],
      ...(params.id === 500 ? { more: 1 } : {}),
    };
  },
});
const stored = defineOperation({
  id: 'storedThing',
  method: 'GET',
  path: '/things/stored',
  domain: 'things',
  summary: 'A thing that may be cached.',
  freshFor: 60,
  response: v.pipe(v.strictObject({ name: v.string() }), v.title('Thing')),
  handle: async () => ({ name: 'stored' }),
});
const write = defineOperation({
  id: 'writeThing',
  method: 'POST',
  path: '/api/things',
  domain: 'things',
  summary: 'A new thing.',
  legacy: true,
  status: 201,
  repeatable: 'by key',
  body: v.object({ name: lineUpTo(10) }),
  response: v.pipe(v.strictObject({ name: v.string() }), v.title('Thing')),
  handle: async ({ body }) => ({ name: body.name }),
});
const tell = defineOperation({
  id: 'reportThing',
  method: 'POST',
  path: '/reports',
  domain: 'things',
  summary: 'Stores a report.',
  status: 204,
  beacon: true,
  body: v.object({ name: lineUpTo(10) }),
  response: v.undefined(),
  handle: async () => undefined,
});
const end = defineOperation({
  id: 'endThing',
  method: 'DELETE',
  path: '/thing/:id',
  domain: 'things',
  summary: 'Ends.',
  status: 204,
  params: v.object({ id }),
  response: v.undefined(),
  handle: async () => undefined,
});
const operations = [read, stored, write, tell, end];

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(reply, error);
    return error.statusCode
      ? sendRequestProblem(request, reply, error)
      : reply.code(500).send({ detail: error.message });
  });
  respondToOtherMethods(app);
  checkResponses(app);
  await restRoutes(operations)(app, { settings: { trustProxy: false } } as Service);
});
afterAll(() => app.close());

const json7807 = 'application/problem+json; charset=utf-8';

test('[REST-12] input is validated by its schema; problems are reported by field', async () => {
  for (const url of ['/thing/7', '/rest/thing/7'])
    expect((await app.inject(url)).json()).toEqual({ id: 7, take: 5, names: [] });
  expect((await app.inject(`/thing/7?take=9&filter=${encodeURIComponent('{"names":["a"]}')}`)).json()).toEqual({
    id: 7,
    take: 9,
    names: ['a'],
  });
  const wrong = await app.inject('/thing/7?take=1000&filter={');
  expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([422, json7807]);
  expect(wrong.json()).toMatchObject({
    status: 422,
    errors: [
      { field: 'take', message: 'must be at most 100' },
      { field: 'filter', message: 'must be JSON' },
    ],
  });
  expect((await app.inject('/thing/x')).json()).toMatchObject({ errors: [{ field: 'id' }] });
  expect((await app.inject('/thing/404')).json()).toMatchObject({ status: 404, detail: 'There is no such thing.' });
});

test('[REST-12] a response that differs from its documented schema fails tests', async () => {
  const response = await app.inject('/thing/500');
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { detail: expect.stringContaining('readThing differs from its documentation: more') },
  ]);
});

test('[LEG-05] a legacy call without the domain header is rejected with a clear error', async () => {
  const post = (url: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url, headers, payload: { name: ' one\u0000 ' } });
  const without = await post('/api/things', {});
  expect([without.statusCode, without.json()]).toMatchObject([
    422,
    { detail: expect.stringContaining('"domain"'), errors: [{ field: 'domain' }] },
  ]);
  expect((await post('/api/things', { domain: 'not a host' })).statusCode).toBe(422);
  for (const url of ['/api/things', '/legacy/api/things']) {
    const taken = await post(url, { domain: 'www.example.com' });
    expect([taken.statusCode, taken.json(), taken.headers['cache-control']]).toEqual([
      201,
      { name: 'one' },
      'no-store',
    ]);
  }
});

test('[REST-12] an unreadable request is rejected with a problem that states what to send instead', async () => {
  const post = (type: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/things',
      headers: { domain: 'www.example.com', 'content-type': type },
      payload,
    });
  const responses = await Promise.all([
    post('text/plain', '{"name":"one"}'),
    post('application/json', '{"name":'),
    post('application/json', JSON.stringify({ name: 'x'.repeat(300_000) })),
    post('application/json', ''),
    post('application/json', '{"__proto__":{"admin":true},"name":"one"}'),
  ]);
  expect(responses.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
    [415, json7807],
    [400, json7807],
    [413, json7807],
    [422, json7807],
    [400, json7807],
  ]);
  expect(responses.slice(0, 3).map((response) => response.json().detail)).toEqual([
    'The body came as "text/plain"; send it as application/json.',
    'The body is not valid JSON.',
    'The body is larger than 262,144 bytes; send less at once.',
  ]);
});

test('[REST-12] an unsupported method is rejected with the supported ones', async () => {
  const ask = async (method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE', url: string) => {
    const { statusCode, headers } = await app.inject({
      method,
      url,
      ...(method === 'PUT' ? { payload: '<a/>', headers: { 'content-type': 'text/xml' } } : {}),
    });
    return [statusCode, headers['allow']];
  };
  expect(await ask('PUT', '/thing/7')).toEqual([405, 'GET, HEAD, DELETE']);
  expect(await ask('GET', '/legacy/api/things')).toEqual([405, 'POST']);
  expect(await ask('HEAD', '/reports')).toEqual([405, 'POST']);
  expect(await ask('DELETE', '/thing/7')).toEqual([204, undefined]);
  expect((await app.inject({ method: 'PUT', url: '/things/stored' })).json()).toMatchObject({
    status: 405,
    detail: 'PUT is not for this address; it takes GET, HEAD.',
  });
});

test('[GQL-38] OPTIONS returns the methods of an address to any caller', async () => {
  const options = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ method: 'OPTIONS', url });
    return [statusCode, headers['allow'], body];
  };
  expect(await options('/thing/7?take=1')).toEqual([204, 'GET, HEAD, DELETE, OPTIONS', '']);
  expect(await options('/rest/reports')).toEqual([204, 'POST, OPTIONS', '']);
  expect((await options('/nothing'))[0]).toBe(404);
});

test('[GQL-40] an unknown field is rejected by name, at every depth; legacy calls and beacons may have more', async () => {
  const unknown = await app.inject(
    `/thing/7?tkae=9&filter=${encodeURIComponent('{"names":["a"],"nmaes":["b"],"__proto__":1}')}`,
  );
  expect([unknown.statusCode, unknown.json().errors]).toEqual([
    422,
    [
      { field: 'tkae', message: 'is unknown: skip, take, filter are taken' },
      { field: 'filter.nmaes', message: 'is unknown: names are taken' },
      { field: 'filter.__proto__', message: 'is unknown: names are taken' },
    ],
  ]);
  expect((await app.inject('/things/stored?utm=1')).json().errors).toEqual([
    { field: 'utm', message: 'is unknown: none is taken here' },
  ]);
  const payload = { name: 'one', nmae: 'two' };
  const legacy = await app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { domain: 'www.example.com' },
    payload,
  });
  const beacon = await app.inject({ method: 'POST', url: '/reports', payload });
  expect([legacy.statusCode, beacon.statusCode]).toEqual([201, 204]);
  const missing = await app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { domain: 'www.example.com' },
    payload: {},
  });
  expect(missing.json().errors).toEqual([{ field: 'name', message: 'is required' }]);
});

test('[REST-12] HEAD responds as GET does, without a body; 304 for a current copy', async () => {
  const { headers, body } = await app.inject('/things/stored');
  expect([headers['cache-control'], body]).toEqual(['public, max-age=60', '{"name":"stored"}']);
  const head = await app.inject({ method: 'HEAD', url: '/things/stored' });
  expect([head.statusCode, head.body, head.headers['etag'], head.headers['content-length']]).toEqual([
    200,
    '',
    headers['etag'],
    String(body.length),
  ]);
  for (const known of [headers['etag'], `"other", W/${headers['etag']}`, '*']) {
    const again = await app.inject({ url: '/things/stored', headers: { 'if-none-match': String(known) } });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', headers['etag']]);
  }
  expect((await app.inject({ url: '/things/stored', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  expect((await app.inject('/thing/7')).headers).toMatchObject({ 'cache-control': 'no-store' });
});

test('[TRK-02] what a browser sends as it leaves may come as plain text', async () => {
  for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/reports',
          headers: { 'content-type': type },
          payload: '{"name":"one"}',
        })
      ).statusCode,
    ).toBe(204);
  }
  const large = await app.inject({
    method: 'POST',
    url: '/reports',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ name: 'x'.repeat(65_536) }),
  });
  expect([large.statusCode, large.json().detail]).toEqual([
    413,
    'The body is larger than 65,536 bytes; send less at once.',
  ]);
});

test('[REST-12] the document describes every operation and is valid', async () => {
  const document = openApi(operations, 'https://www.example.com');
  expect(document).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: 'https://www.example.com/rest' }],
    paths: {
      '/thing/{id}': {
        get: {
          operationId: 'readThing',
          parameters: [
            { name: 'id', in: 'path', required: true },
            { name: 'skip', in: 'query', required: false },
            { name: 'take' },
            {
              name: 'filter',
              content: { 'application/json': { schema: { type: 'object', required: ['names'] } } },
            },
          ],
        },
      },
      '/things/stored': {
        get: {
          responses: {
            200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
            304: expect.anything(),
          },
        },
      },
      '/api/things': {
        post: {
          servers: [{ url: 'https://www.example.com/legacy' }],
          parameters: [
            { name: 'domain', in: 'header', required: true },
            { name: 'Idempotency-Key', required: false },
          ],
          requestBody: { required: true },
          responses: { 201: expect.anything(), '4XX': expect.anything() },
        },
      },
      '/reports': {
        post: { requestBody: { content: { 'application/json': expect.anything(), 'text/plain': expect.anything() } } },
      },
    },
    components: { schemas: { Thing: { type: 'object', required: ['name'], additionalProperties: false } } },
  });
  const result = await validate(structuredClone(document) as never);
  expect(result.valid ? '' : compileErrors(result)).toBe('');
});
