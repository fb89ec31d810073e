import fc from 'fast-check';
import { operations } from '../../protocols/rest/operations.ts';
import { authOperations } from './auth-operations.ts';
import { secondFactorOperations } from './second-factor/operations.ts';
import { passkeyOperations } from './passkeys/operations.ts';
import { securityHistoryOperations } from './security-history/operations.ts';
import { legacyMemberOperations } from './legacy-operations.ts';
import { emailChangeOperations } from './email-change/operations.ts';
import { memberOperations } from './member-operations.ts';
import { testAccounts, type TestAccounts } from './test-accounts.ts';
import { usernameFor } from './username.ts';
import { signAccess } from '../../platform/identity/viewer.ts';
import { emptyTables } from '../../test-kit/empty-tables.ts';

let accounts: TestAccounts;
let token: string;
beforeAll(async () => {
  accounts = await testAccounts();
  token = await signAccess(
    {
      memberId: await accounts.create('ada'),
      username: 'ada',
      role: 'member',
      agentId: null,
      sessionId: '00000000-0000-4000-8000-000000000000',
    },
    accounts.service.service.sessionKey,
  );
});
afterAll(() => accounts.close());

const mine = [
  ...authOperations,
  ...secondFactorOperations,
  ...passkeyOperations,
  ...securityHistoryOperations,
  ...memberOperations,
  ...emailChangeOperations,
  ...legacyMemberOperations,
];
const names = [
  'name',
  'email',
  'username',
  'password',
  'currentPassword',
  'token',
  'providerName',
  'authCode',
  'authError',
  'refreshToken',
  'bio',
  'preferences',
  '__proto__',
  'x',
];
const strange = fc.oneof(
  fc.constantFrom('\u0000', '\ud800', 'ada@example.com', "' or 1=1 --", '𝕬'.repeat(300), '-1', '../../etc'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), fc.oneof(strange, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 6 }),
  fc.jsonValue({ maxDepth: 3 }),
);

test('[MEMB-13, REST-12] whatever is sent, the account calls return 2xx or 4xx', async () => {
  expect(mine.filter((each) => !operations.includes(each))).toEqual([]);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...mine),
      body,
      strange,
      fc.boolean(),
      strange,
      async (each, sent, segment, signedIn, cookie) => {
        await emptyTables(accounts.database, ['throttle']);
        const path = each.path.replaceAll(/:\w+/g, () => encodeURIComponent(segment.toWellFormed()) || 'x');
        const response = await fetch(`${accounts.service.address}${path}`, {
          method: each.method,
          redirect: 'manual',
          headers: {
            domain: 'www.verandah.example',
            ...(signedIn ? { authorization: `Bearer ${token}` } : {}),
            ...(each.body === null ? {} : { 'content-type': 'application/json' }),
            cookie: `refresh=${encodeURIComponent(cookie.toWellFormed())}`,
            'sec-fetch-site': 'same-origin',
          },
          ...(each.body === null ? {} : { body: JSON.stringify(sent) ?? 'null' }),
        });
        expect([each.id, path, sent, Math.floor(response.status / 100)]).toEqual([
          each.id,
          path,
          sent,
          response.ok ? 2 : 4,
        ]);
      },
    ),
    { numRuns: 300 },
  );
});

test('[MEMB-01] every name makes a username that fits into addresses', () => {
  // Lower-case letters, digits and hyphens, with at least one letter: a number alone would be an id.
  const form = /^(?=.{2,40}$)(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => form.test(usernameFor(name))),
    { numRuns: 500 },
  );
  expect(['²', '4-', '1'.repeat(40)].map((name) => usernameFor(name).replace(/\w{4}$/, '…'))).toEqual([
    'member-2-…',
    'member-4-…',
    `member-${'1'.repeat(23)}-…`,
  ]);
  expect(usernameFor('Zoë O’Brien-Smith')).toMatch(/^zoe-o-brien-smith-\w{4}$/);
});
