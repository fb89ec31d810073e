import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestPlaces } from '../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers } from '../../test-kit/test-members.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

test('[GQL-12] the signed-in member sees all their own data; a visitor gets null', async () => {
  const query =
    '{ member { id username name email emailVerified avatar bio isAdmin agentId preferences { alertDigest } } }';
  expect((await (await callerOf(service, testMembers.petra)).graph(query)).data).toEqual({
    member: {
      id: '4',
      username: 'petra',
      name: 'Petra Lane',
      email: 'petra@example.com',
      emailVerified: true,
      avatar: null,
      bio: '',
      isAdmin: false,
      agentId: '1',
      preferences: { alertDigest: 'daily' },
    },
  });
  expect((await (await callerOf(service, testMembers.quinn)).graph(query)).data).toMatchObject({
    member: { isAdmin: true },
  });
  expect((await (await callerOf(service, null)).graph(query)).data).toEqual({ member: null });
});

test('[GQL-12] a user is looked up by username; unconfirmed members are not found', async () => {
  const visitor = await callerOf(service, null);
  const query = 'query User($username: String!) { user(username: $username) { id username name avatar bio isAgent } }';
  expect((await visitor.graph(query, { username: 'PETRA' })).data).toEqual({
    user: { id: '4', username: 'petra', name: 'Petra Lane', avatar: null, bio: '', isAgent: true },
  });
  for (const username of ['olive', 'nobody', '', 'pe\0tra\ud800', 'x'.repeat(5000)])
    expect((await visitor.graph(query, { username })).data).toEqual({ user: null });
  expect((await visitor.graph('{ user(username: "mara") { email } }')).errors?.[0]?.message).toContain('email');
});
