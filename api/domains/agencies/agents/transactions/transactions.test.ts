import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';
import { listingsWritten } from '../listing-written.ts';
import { emptyTables } from '../../../../test-kit/empty-tables.ts';

let database: Database;
let service: TestService;
let visitor: TestCaller;
let mara: TestCaller;
let petra: TestCaller;
let cleo: TestCaller;
let quinn: TestCaller;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await sql`insert into member (id, username, name, email, email_verified_at, agent_id)
    values (6, 'cleo-wren', 'Cleo Wren', 'cleo@example.com', now(), 3)`.execute(database);
  await fillTestListings(database, [
    { id: 1 },
    {
      id: 2,
      status_type: 'sold',
      status: 'completed',
      completed_on: '2026-10-01',
      completed_price: 900_000,
      street_visible: false,
    },
    { id: 3 },
  ]);
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0), (2, 1, 0), (2, 2, 1),
    (3, 3, 0)`.execute(database);
  service = await testService(database);
  visitor = await callerOf(service, null);
  mara = await callerOf(service, testMembers.mara);
  petra = await callerOf(service, testMembers.petra);
  quinn = await callerOf(service, testMembers.quinn);
  cleo = await callerOf(service, { ...testMembers.petra, memberId: 6, username: 'cleo-wren', agentId: 3 });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() => emptyTables(database, ['agent_transaction', 'activity'], 'restart identity'));

const list = '/api/agent/1/transactions?currentUserId=4';
const one = '/api/agent/transaction/1?currentUserId=4';
const sale = {
  kind: 'sold',
  side: 'buyer',
  address: '12 Vine Street, Richmond',
  localityId: 1,
  propertyType: 7,
  bedrooms: 3,
  price: 1_200_000,
  completedOn: '2026-05-01',
};

test('[AGNT-03, LEG-03] an agent lists, adds, reads, changes and deletes their transactions', async () => {
  const added = await petra.call('POST', list, sale);
  expect([added.status, added.body]).toEqual([
    201,
    {
      id: 1,
      agentId: 1,
      listingId: null,
      bathrooms: null,
      carSpaces: null,
      priceVisible: false,
      ...sale,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  ]);
  expect(
    (await petra.call('POST', `/legacy${list}`, { ...sale, completedOn: '2026-06-01', listingId: 1 })).status,
  ).toBe(201);
  expect((await petra.call('POST', list, { ...sale, listingId: 1 })).status).toBe(409);
  expect((await petra.call('GET', `${list}&skip=1&take=1`)).body).toMatchObject({ total: 2, results: [{ id: 1 }] });
  expect((await petra.call('GET', one)).body).toEqual(added.body);
  const changed = await petra.call('PUT', one, {
    ...sale,
    kind: 'leased',
    side: 'renter',
    price: 700,
    priceVisible: true,
  });
  expect(changed.body).toMatchObject({ id: 1, kind: 'leased', price: 700, priceVisible: true });
  expect((await petra.call('PUT', one, { ...sale, listingId: 1 })).status).toBe(409);
  expect(
    (
      await petra.graph(
        '{ agentTransactions(username: "ada", take: 5) { total results { id agentId kind propertyType price completedOn } } }',
      )
    ).data?.['agentTransactions'],
  ).toMatchObject({
    total: 2,
    results: [
      { id: '2', agentId: '1' },
      { id: '1', kind: 'leased', propertyType: 'house', price: 700 },
    ],
  });
  expect((await petra.call('DELETE', one)).status).toBe(204);
  expect((await petra.call('DELETE', one)).status).toBe(404);
  expect((await petra.call('GET', list)).body.total).toBe(1);
});

test('[AGNT-03, LEG-03] only their agent reads and changes them; currentUserId must be the member of the token', async () => {
  await petra.call('POST', list, sale);
  const calls = (who: TestCaller, user: number, agent = 1) =>
    Promise.all([
      who.call('GET', `/api/agent/${agent}/transactions?currentUserId=${user}`),
      who.call('POST', `/api/agent/${agent}/transactions?currentUserId=${user}`, sale),
      who.call('GET', `/api/agent/transaction/1?currentUserId=${user}`),
      who.call('PUT', `/api/agent/transaction/1?currentUserId=${user}`, sale),
      who.call('DELETE', `/api/agent/transaction/1?currentUserId=${user}`),
    ]).then((responses) => [...new Set(responses.map(({ status }) => status))]);
  expect(await calls(visitor, 4)).toEqual([401]);
  expect(await calls(mara, 1)).toEqual([403]);
  expect(await calls(quinn, 5)).toEqual([403]);
  expect(await calls(petra, 1)).toEqual([403]);
  expect(await calls(cleo, 6)).toEqual([404]);
  expect((await petra.call('GET', '/api/agent/1/transactions')).status).toBe(422);
  expect((await cleo.graph('{ agentTransactions(username: "ada") { total } }')).errors?.[0]?.extensions?.code).toBe(
    'NOT_FOUND',
  );
  expect((await petra.call('GET', list)).body.total).toBe(1);
});

test('[AGNT-03] invalid fields of a transaction are named', async () => {
  for (const [change, field] of [
    [{ kind: 'lost' }, 'kind'],
    [{ address: '' }, 'address'],
    [{ completedOn: '2026-02-30' }, 'completedOn'],
    [{ completedOn: '2031-01-01' }, 'completedOn'],
    [{ price: -1 }, 'price'],
    [{ propertyType: 99 }, 'propertyType'],
    [{ localityId: 99 }, 'localityId'],
    [{ listingId: 3 }, 'listingId'],
    [{ more: 1 }, 'more'],
  ] as const) {
    const { status, body } = await petra.call('POST', list, { ...sale, ...change });
    expect([status, body.errors.map((each: { field: string }) => each.field)]).toEqual([422, [field]]);
  }
});

test('[AGNT-03, AGNT-08, LIST-14] a sale makes one transaction and activity for each agent, without hidden values', async () => {
  for (let time = 0; time < 2; time += 1)
    await database.transaction().execute((transaction) => listingsWritten(transaction, [2]));
  const { rows } = await sql`select agent_id, kind, side, address, price, price_visible, completed_on
      from agent_transaction order by agent_id`.execute(database);
  expect(rows).toEqual(
    [1, 2].map((agent_id) => ({
      agent_id,
      kind: 'sold',
      side: 'vendor',
      address: 'Richmond VIC 3121',
      price: 900_000,
      price_visible: false,
      completed_on: '2026-10-01',
    })),
  );
  await database.transaction().execute((transaction) => listingsWritten(transaction, [1]));
  expect(
    (await sql`select type, agent_id, listing_id from activity order by listing_id desc, agent_id`.execute(database))
      .rows,
  ).toEqual([
    { type: 'SoldOrLeasedAProperty', agent_id: 1, listing_id: 2 },
    { type: 'SoldOrLeasedAProperty', agent_id: 2, listing_id: 2 },
    { type: 'ListedAProperty', agent_id: 1, listing_id: 1 },
  ]);
});

test('[AGNT-03] agents write their own transactions by GraphQL: added once for a key, replaced whole, deleted', async () => {
  const input = {
    kind: 'sold',
    side: 'buyer',
    address: '12 Vine Street, Richmond',
    localityId: '1',
    propertyType: 'townhouse',
    price: 1_200_000,
    completedOn: '2026-05-01',
  };
  const run = async (who: TestCaller, mutation: string, variables: object = {}) => {
    const { data, errors } = await who.graph(mutation, variables);
    return errors?.[0]?.extensions?.code ?? Object.values(data ?? {})[0];
  };
  const add = () =>
    run(
      petra,
      'mutation A($input: AgentTransactionInput!) { addAgentTransaction(input: $input, idempotencyKey: "vine-street-12") { id } }',
      { input },
    );
  expect([await add(), await add()]).toEqual([{ id: '1' }, { id: '1' }]);
  const read = '{ agentTransaction(id: 1) { kind side localityId propertyType price priceVisible } }';
  expect(await run(petra, read)).toEqual({
    kind: 'sold',
    side: 'buyer',
    localityId: '1',
    propertyType: 'townhouse',
    price: 1_200_000,
    priceVisible: false,
  });
  const change = 'mutation C($input: AgentTransactionInput!) { changeAgentTransaction(id: 1, input: $input) { id } }';
  expect(await run(cleo, change, { input })).toBe('NOT_FOUND');
  await run(petra, change, { input: { ...input, price: null, priceVisible: true } });
  expect(await run(petra, read)).toMatchObject({ price: null, priceVisible: true });
  expect(await run(cleo, 'mutation { deleteAgentTransaction(id: 1) }')).toBe('NOT_FOUND');
  expect(await run(petra, 'mutation { deleteAgentTransaction(id: 1) }')).toBe(true);
  expect(await run(petra, read)).toBe('NOT_FOUND');
});
