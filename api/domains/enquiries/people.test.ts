import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../listings/test-market.ts';
import { fillTestMembers } from '../../test-kit/test-members.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { emptyTables } from '../../test-kit/empty-tables.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(database, [{ id: 1 }], Date.now());
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() => emptyTables(database, ['enquiry', 'mail', 'throttle']));

const sender = {
  name: 'Ada Lovell',
  email: 'seeker@example.com',
  phone: '0412 345 678',
  message: 'When could we meet?',
  consent: true,
};
const send = async (input: object, key = 'a-key-of-its-own') => {
  const { body } = await service.graph({
    query:
      'mutation Send($input: PersonEnquiryInput!, $key: String!) { addEnquiry(input: $input, idempotencyKey: $key) { receipt { id } problems { field message } } }',
    variables: { input: { ...sender, ...input }, key },
  });
  return body;
};
const stored = async () =>
  (
    await sql<
      Record<string, unknown>
    >`select kind, agent_id, office_id, phone, details from enquiry order by id`.execute(database)
  ).rows;

test('[AGNT-07] an agent is written to once per key, and an office as well', async () => {
  const { data } = await send({ kind: 'agent', agentId: '1' });
  expect(data?.['addEnquiry']).toEqual({ receipt: { id: expect.any(String) }, problems: [] });
  expect((await send({ kind: 'agent', agentId: '1' })).data?.['addEnquiry']).toEqual(data?.['addEnquiry']);
  await send({ kind: 'property', officeId: '2' }, 'another-key-2');
  expect(await stored()).toMatchObject([
    { kind: 'agent', agent_id: 1, phone: '+61412345678' },
    { kind: 'property', agent_id: null, office_id: 2 },
  ]);
});

test('[AGNT-07] a seller asks for an appraisal, a buyer states what they look for; fields of another kind are dropped', async () => {
  await send(
    {
      kind: 'appraisal',
      agentId: '1',
      address: '12 Rose Street',
      intention: 'sell',
      timing: 'threeMonths',
      mode: 'rent',
    },
    'key-of-the-seller',
  );
  await send(
    { kind: 'buyer', agentId: '1', mode: 'buy', bedrooms: 3, priceMaximum: 1_200_000, address: 'withheld' },
    'key-of-the-buyer',
  );
  expect((await stored()).map(({ kind, details }) => [kind, details])).toEqual([
    ['appraisal', { address: '12 Rose Street', intention: 'sell', timing: 'three-months' }],
    ['buyer', { mode: 'buy', bedrooms: 3, priceMaximum: 1_200_000 }],
  ]);
});

/** The response of `addEnquiry`. */
const answered = (data: unknown) =>
  (data as { addEnquiry: { receipt: unknown; problems: { field: string; message: string }[] } }).addEnquiry;

test('[AGNT-07] problems are reported by field, and nothing is written', async () => {
  const { data } = await send({
    kind: 'buyer',
    agentId: '1',
    email: 'jo@',
    phone: '123',
    consent: false,
    priceMaximum: -5,
  });
  const { receipt, problems } = answered(data);
  expect(receipt).toBeNull();
  expect(problems.map(({ field }) => field).sort()).toEqual(['consent', 'email', 'phone', 'priceMaximum']);
  const unknown = await send({ kind: 'agent', agentId: '999' });
  expect(unknown.errors?.[0]?.extensions?.['code'] ?? answered(unknown.data).problems.length).toBeTruthy();
  expect(await stored()).toEqual([]);
});
