import { ann, operatedSite, type OperatedSite } from '../test-kit/operated-site.ts';
import { operationsGrant, type Grant } from './grant.ts';
import { guardedOperations } from './guarded-operations.ts';

const minute = 60_000;
const token = { area: 'search', actions: ['promote'], lasts: 90 * 1440 * minute };
let site: OperatedSite;
beforeEach(async () => {
  site = await operatedSite();
});
afterEach(() => site.close());

const as = (grant: Grant) => guardedOperations(site.operations, grant, { client: site.client, now: () => site.now });

test.each<Grant>([operationsGrant, { name: 'ann@verandah.example', area: null, actions: [], person: true }])(
  '[SEC-03] in a session, $name may create tokens and change keys only in the ten minutes after sign-in',
  async (grant) => {
    const session = as({ ...grant, signedInAt: site.now });
    expect(await session.createToken({ ...token, name: 'first' }, ann)).toMatchObject({ name: 'first' });
    site.now += 10 * minute + 1;
    for (const attempt of [
      () => session.createToken({ ...token, name: 'second' }, ann),
      () => session.rotateKey(ann),
      () => session.retireKey('0'.repeat(16), ann),
    ])
      await expect(attempt()).rejects.toMatchObject({ reason: 'proof-needed', status: 403 });
    expect((await session.tokens()).map(({ name }) => name)).toEqual(['first']);
    // Actions that increase security need no recent sign-in.
    await session.revokeToken('first', ann);
    expect((await session.tokens())[0]?.revokedAt).not.toBeNull();
  },
);

test('[SEC-03] a call with a token needs no session', async () => {
  site.now += 60 * minute;
  expect(await as(operationsGrant).createToken({ ...token, name: 'third' }, ann)).toMatchObject({ name: 'third' });
});
