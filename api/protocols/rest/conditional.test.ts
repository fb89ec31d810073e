import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { Refusal } from '../../platform/problems/refusal.ts';
import { sendRefusal } from '../../platform/problems/refusal-problem.ts';
import type { Service } from '../../platform/service.ts';
import { defineOperation } from '../../platform/rest/operation.ts';
import { restRoutes } from './routes.ts';
import { testApi, type TestApi } from '../../test-kit/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const settings = '/rest/member/1/settings';
/** The ETag of Mara's settings, as she reads them. */
async function tag(): Promise<string> {
  const { headers } = await fetch(api.service.address + settings, { headers: await api.as.mara.proof() });
  return headers.get('etag') ?? '';
}
const rename = (name: string, condition: string) =>
  api.as.mara.call('PATCH', settings, { name }, { 'if-match': condition });

test('[GQL-42] a write with If-Match succeeds only if the resource is unchanged', async () => {
  const first = await tag();
  expect(first).toMatch(/^"[\w-]{27}"$/);
  expect(await rename('Mara Two', first)).toMatchObject({ status: 200, body: { name: 'Mara Two' } });
  expect(await rename('Mara Three', first)).toMatchObject({
    status: 412,
    body: { title: 'Changed since it was read', detail: expect.stringContaining('Read it again') },
  });
  const second = await tag();
  expect(second).not.toBe(first);
  // The tag of the host's compressed response; and any tag.
  expect((await rename('Mara Four', `${second.replace(/"$/, '-br"')}, ${second}`)).status).toBe(200);
  expect((await rename('Mara Five', '*')).status).toBe(200);
  expect((await rename('Mara Six', `"other", ${await tag()}`)).status).toBe(200);
  expect((await api.as.mara.call('GET', settings)).body).toMatchObject({ name: 'Mara Six' });
});

test('[GQL-42] a condition is never ignored: without a version it is rejected; it reveals nothing to others', async () => {
  const found = await api.as.mara.call('POST', '/rest/reviews/location/1', {}, { 'if-match': '"x"' });
  expect(found.status).toBe(422);
  expect((await api.as.mara.call('DELETE', '/rest/member/1/sessions', undefined, { 'if-match': '"x"' })).status).toBe(
    412,
  );
  expect((await api.as.noah.call('PATCH', settings, { name: 'Mine' }, { 'if-match': await tag() })).status).toBe(404);
  expect((await api.as.visitor.call('PATCH', settings, { name: 'Mine' }, { 'if-match': '*' })).status).toBe(401);
});

let database: Database | undefined;
let app: FastifyInstance | undefined;
afterAll(async () => {
  await app?.close();
  await database?.destroy();
});

test('[GQL-42] a concurrent commit between comparison and write ends the write', async () => {
  const opened = await testDatabase();
  database = opened;
  await sql`insert into office (slug, name) values ('one', 'First')`.execute(opened);
  const nameOf = async (from: Database) =>
    (await sql<{ name: string }>`select name from office where slug = 'one'`.execute(from)).rows[0]?.name ?? '';
  const response = v.strictObject({ name: v.string() });
  const own = { path: '/office', domain: 'offices', summary: 'An office.', response } as const;
  const read = defineOperation({
    ...own,
    id: 'readOffice',
    method: 'GET',
    handle: async ({ service }) => ({ name: await nameOf(service.database) }),
  });
  const write = defineOperation({
    ...own,
    id: 'writeOffice',
    method: 'PUT',
    conditional: true,
    body: v.object({ name: v.string(), meanwhile: v.boolean() }),
    handle: async ({ service, body: { name, meanwhile } }) => {
      if (meanwhile) await sql`update office set name = 'Of another' where slug = 'one'`.execute(opened);
      await sql`update office set name = ${name} where slug = 'one'`.execute(service.database);
      return { name };
    },
  });
  const served = fastify();
  app = served;
  served.setErrorHandler<Error>((error, _request, reply) =>
    error instanceof Refusal ? sendRefusal(reply, error) : reply.code(500).send({ detail: error.message }),
  );
  await restRoutes([read, write])(served, { database: opened, settings: { trustProxy: false } } as Service);
  const put = async (meanwhile: boolean) => {
    const etag = String((await served.inject('/office')).headers['etag']);
    const payload = { name: 'Mine', meanwhile };
    return (await served.inject({ method: 'PUT', url: '/office', headers: { 'if-match': etag }, payload })).statusCode;
  };
  expect([await put(true), await nameOf(opened)]).toEqual([412, 'Of another']);
  expect([await put(false), await nameOf(opened)]).toEqual([200, 'Mine']);
});
