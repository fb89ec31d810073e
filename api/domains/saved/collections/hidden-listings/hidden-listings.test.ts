import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';
import { emptyTables } from '../../../../test-kit/empty-tables.ts';

let database: Database;
let service: TestService;
let as: Record<'visitor' | 'mara' | 'noah', TestCaller>;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(database, [{ id: 1 }, { id: 2 }, { id: 3 }], Date.now());
  service = await testService(database);
  as = {
    visitor: await callerOf(service, null),
    mara: await callerOf(service, testMembers.mara),
    noah: await callerOf(service, testMembers.noah),
  };
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() => emptyTables(database, ['hidden_listing']));

const change = async (who: keyof typeof as, hide: readonly string[], show: readonly string[] = []) =>
  await as[who].graph('mutation C($hide: [ID!], $show: [ID!]) { changeHiddenListings(hide: $hide, show: $show) }', {
    hide,
    show,
  });
const hidden = async (who: keyof typeof as) => (await as[who].graph('{ hiddenListings }', {})).data?.['hiddenListings'];

test('[SRCH-25] a member’s hidden homes are stored, latest first, and can be shown again; repeats change nothing', async () => {
  expect((await change('mara', ['2', '1'])).data).toEqual({ changeHiddenListings: ['2', '1'] });
  await change('mara', ['3']);
  expect((await change('mara', ['3', '99', 'x'])).data).toEqual({ changeHiddenListings: ['3', '2', '1'] });
  expect((await change('mara', [], ['2', '99'])).data).toEqual({ changeHiddenListings: ['3', '1'] });
  expect([await hidden('mara'), await hidden('noah')]).toEqual([['3', '1'], []]);
});

test('[SRCH-25] visitors have none here, and too many at once are rejected', async () => {
  expect((await as.visitor.graph('{ hiddenListings }', {})).errors).toMatchObject([
    { extensions: { code: 'SIGNED_OUT' } },
  ]);
  expect((await change('visitor', ['1'])).errors).toMatchObject([{ extensions: { code: 'SIGNED_OUT' } }]);
  expect(
    (
      await change(
        'mara',
        Array.from({ length: 501 }, (_, index) => String(index + 1)),
      )
    ).errors,
  ).toHaveLength(1);
});
