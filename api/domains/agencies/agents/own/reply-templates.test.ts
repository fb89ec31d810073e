import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { fillTestPlaces } from '../../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';

let database: Database;
let service: TestService;
let visitor: TestCaller;
let mara: TestCaller;
let petra: TestCaller;
let cleo: TestCaller;

beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await sql`insert into member (id, username, name, email, email_verified_at, agent_id)
    values (6, 'cleo-wren', 'Cleo Wren', 'cleo@example.com', now(), 3)`.execute(database);
  service = await testService(database);
  visitor = await callerOf(service, null);
  mara = await callerOf(service, testMembers.mara);
  petra = await callerOf(service, testMembers.petra);
  cleo = await callerOf(service, { ...testMembers.petra, memberId: 6, username: 'cleo-wren', agentId: 3 });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const saving =
  'mutation S($id: ID, $name: String!, $text: String!, $key: String) { saveReplyTemplate(id: $id, input: { name: $name, text: $text }, idempotencyKey: $key) { id name text } }';
const save = async (caller: TestCaller, variables: object) => {
  const { data, errors } = await caller.graph(saving, variables);
  const { code, problems } = (errors?.[0]?.extensions ?? {}) as { code?: string; problems?: unknown };
  return errors ? [code, problems] : data?.['saveReplyTemplate'];
};
const names = async (caller: TestCaller) =>
  (await caller.graph('{ ownReplyTemplates { name } }')).data?.['ownReplyTemplates'].map(
    ({ name }: { name: string }) => name,
  );

test('[AGNT-14] an agent saves replies, changes and deletes them; they are listed by name, for this agent alone', async () => {
  const viewing = await save(petra, { name: 'Viewing', text: 'Hi {name},\nsee {address} on Saturday?' });
  expect(viewing).toMatchObject({ name: 'Viewing', text: 'Hi {name},\nsee {address} on Saturday?' });
  const contract = await save(petra, { name: 'contract', text: 'The contract is attached.' });
  expect(await names(petra)).toEqual(['contract', 'Viewing']);
  expect(await save(petra, { id: contract.id, name: 'Contract sent', text: 'Sent today.' })).toEqual({
    id: contract.id,
    name: 'Contract sent',
    text: 'Sent today.',
  });
  expect(await names(cleo)).toEqual([]);
  expect((await save(cleo, { id: contract.id, name: 'Mine now', text: 'x' }))[0]).toBe('NOT_FOUND');
  const remove = (caller: TestCaller) => caller.graph(`mutation { deleteReplyTemplate(id: ${contract.id}) }`);
  expect((await remove(cleo)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  expect((await remove(petra)).data).toEqual({ deleteReplyTemplate: true });
  expect((await remove(petra)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  expect(await names(petra)).toEqual(['Viewing']);
});

test('[AGNT-14] a name is used once in any case of letters; empty and endless replies are rejected beside their field', async () => {
  const field = (name: string) => ['BAD_USER_INPUT', [expect.objectContaining({ field: name })]];
  expect(await save(petra, { name: 'VIEWING', text: 'Again' })).toEqual(field('name'));
  const other = await save(petra, { name: 'Other', text: 'Other' });
  expect(await save(petra, { id: other.id, name: 'viewing', text: 'Other' })).toEqual(field('name'));
  expect(await save(petra, { id: other.id, name: 'OTHER', text: 'Same one' })).toMatchObject({ name: 'OTHER' });
  expect(await save(petra, { name: ' ', text: 'Text' })).toEqual(field('name'));
  expect(await save(petra, { name: 'Empty', text: ' \n ' })).toEqual(field('text'));
  expect(await save(petra, { name: 'Long', text: 'x'.repeat(5001) })).toEqual(field('text'));
});

test('[AGNT-14] the same request sent twice saves one reply, and an agent has at most fifty', async () => {
  const once = () => save(petra, { name: 'Once', text: 'Only once', key: 'reply-once-1' });
  expect(await once()).toEqual(await once());
  await sql`insert into reply_template (agent_id, name, text) select 1, 'Many ' || n, 'x'
    from generate_series(1, 47) n`.execute(database);
  expect((await names(petra)).length).toBe(50);
  expect((await save(petra, { name: 'One more', text: 'x' }))[0]).toBe('CONFLICT');
});

test('[AGNT-14] saved replies are for agents', async () => {
  for (const [caller, code] of [
    [visitor, 'SIGNED_OUT'],
    [mara, 'FORBIDDEN'],
  ] as const) {
    expect((await save(caller, { name: 'A', text: 'B' }))[0]).toBe(code);
    expect((await caller.graph('{ ownReplyTemplates { name } }')).errors?.[0]?.extensions?.code).toBe(code);
    expect((await caller.graph('mutation { deleteReplyTemplate(id: 1) }')).errors?.[0]?.extensions?.code).toBe(code);
  }
});
