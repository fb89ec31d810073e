import { sql } from 'kysely';
import type { TestApi, TestName } from '../../../test-kit/test-api.ts';
import { collectionsApi, collectionSteps } from './test-steps.ts';

let api: TestApi;
let database: TestApi['database'];
let as: TestApi['as'];
let add: ReturnType<typeof collectionSteps>['add'];
let ask: ReturnType<typeof collectionSteps>['ask'];
let clear: ReturnType<typeof collectionSteps>['clear'];
let code: ReturnType<typeof collectionSteps>['code'];
let secretOf: ReturnType<typeof collectionSteps>['secretOf'];
beforeAll(async () => {
  api = await collectionsApi();
  ({ database, as } = api);
  ({ add, ask, clear, code, secretOf } = collectionSteps(api));
});
afterAll(() => api.close());
beforeEach(() => clear());

test('[COLL-04] an invite is mailed once and counts once, for the verified address that it was sent to', async () => {
  const made = await add('mara', 'Homes <b>');
  const invite = {
    collectionId: made.id,
    emails: [' Noah@Example.com ', 'noah@example.com', 'olive@example.com', 'mara@example.com'],
  };
  expect(await ask('mara', 'addCollectionInvite', invite)).toMatchObject({
    pendingInvites: ['noah@example.com', 'olive@example.com'],
  });
  await ask('mara', 'addCollectionInvite', invite);
  const { rows: mails } = await sql<{
    email: string;
    kind: string;
    text: string;
    html: string;
  }>`select email, kind, text, html from mail order by email`.execute(database);
  const secret = await secretOf('noah@example.com');
  expect(mails).toMatchObject([{ email: 'noah@example.com', kind: 'invite' }, { email: 'olive@example.com' }]);
  expect(mails[0]?.text).toContain(`/collections/${made.uri}?collectionId=${made.id}&uniqueIdentifier=${secret}`);
  expect(mails[0]?.html).not.toContain('<b>');

  const accept = (who: TestName, memberId: string, uniqueIdentifier: string) =>
    ask(who, 'acceptCollectionInvitation', { collectionId: made.id, memberId, uniqueIdentifier });
  expect(await accept('petra', '4', secret)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await accept('petra', '2', secret)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await accept('olive', '3', await secretOf('olive@example.com'))).toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringContaining('Confirm your email'),
  });
  expect(await accept('noah', '2', 'not-a-secret')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await accept('noah', '2', secret)).toMatchObject({
    viewerRole: 'collaborator',
    contributors: { collaborators: [{ memberId: '2', username: 'noah' }] },
  });
  expect(await accept('noah', '2', secret)).toMatchObject({ viewerRole: 'collaborator' });
  await ask('mara', 'removeCollectionCollaborator', { collectionId: made.id, memberId: '2' });
  expect(await accept('noah', '2', secret)).toMatchObject({ code: 'NOT_FOUND' });
  expect(
    await ask('mara', 'deleteCollectionInvite', {
      collectionId: made.id,
      emails: ['OLIVE@example.com', 'nobody@example.com'],
    }),
  ).toMatchObject({ pendingInvites: [] });
});

test('[COLL-04] inviting needs a verified address of the owner and has its limits', async () => {
  const made = (await ask('olive', 'addCollections', { username: 'olive', items: [{ name: 'Homes' }] }))[0];
  expect(await ask('olive', 'addCollectionInvite', { collectionId: made.id, emails: ['x@example.com'] })).toMatchObject(
    { code: 'FORBIDDEN', message: expect.stringContaining('Confirm your email') },
  );
  const own = await add('mara');
  const many = (from: number) => Array.from({ length: 10 }, (_, at) => `guest${from + at}@example.com`);
  for (const wrong of [[], ['no address'], ['a@example.com\nbcc: x@example.com'], [...many(0), 'one@example.com']]) {
    expect(await code('mara', 'addCollectionInvite', { collectionId: own.id, emails: wrong })).toBe('BAD_USER_INPUT');
  }
  for (const from of [0, 10])
    expect(await code('mara', 'addCollectionInvite', { collectionId: own.id, emails: many(from) })).toBeUndefined();
  expect(await code('mara', 'addCollectionInvite', { collectionId: own.id, emails: ['one@example.com'] })).toBe(
    'CONFLICT',
  );
});

test('[COLL-04] the invited person may decline; others cannot end the invitation', async () => {
  const made = await add('mara');
  await ask('mara', 'addCollectionInvite', { collectionId: made.id, emails: ['noah@example.com'] });
  const uniqueIdentifier = await secretOf('noah@example.com');
  const decline = async (who: TestName, secret = uniqueIdentifier) => {
    const { data, errors } = await as[who].graph(
      'mutation M($collectionId: ID!, $uniqueIdentifier: String!) { result: declineCollectionInvitation(collectionId: $collectionId, uniqueIdentifier: $uniqueIdentifier) }',
      { collectionId: made.id, uniqueIdentifier: secret },
    );
    return errors === undefined ? data?.['result'] : errors[0]?.extensions?.code;
  };
  expect([await decline('visitor'), await decline('mara'), await decline('noah', 'nonsense')]).toEqual([
    'SIGNED_OUT',
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  expect(await decline('noah')).toBe(made.id);
  expect(await decline('noah')).toBe('NOT_FOUND');
  expect(
    await code('noah', 'acceptCollectionInvitation', { collectionId: made.id, memberId: '2', uniqueIdentifier }),
  ).toBe('NOT_FOUND');
});
