import { readSettings } from '../settings.ts';
import { grantOfClaims } from './server/grant-of-claims.ts';

const base = { OPS_OIDC_ISSUER: 'https://id.example', OPS_OIDC_CLIENT_ID: 'ops', OPS_OIDC_CLIENT_SECRET: 'secret' };
const rights = 'site-operations=operations, squad-search=search ,squad map=listing:promote+rollback';

test('[REL-07] groups and their rights are parsed, with all actions unless some are named', () => {
  const { opsProvider } = readSettings({ ...base, OPS_OIDC_RIGHTS: rights });
  const all = ['publish', 'promote', 'rollback', 'rollout', 'preview', 'withdraw'];
  expect(opsProvider).toMatchObject({
    claim: 'groups',
    rights: {
      'site-operations': { area: null, actions: all },
      'squad-search': { area: 'search', actions: all },
      'squad map': { area: 'listing', actions: ['promote', 'rollback'] },
    },
  });
  expect(readSettings({}).opsProvider).toBeUndefined();
});

test('[REL-07] an invalid or missing variable is named, and its value never repeated', () => {
  const wrong: [Record<string, string>, string][] = [
    [{ ...base }, 'OPS_OIDC_RIGHTS is missing: OPS_OIDC_ISSUER needs it'],
    [{ OPS_OIDC_CLIENT_ID: 'ops' }, 'OPS_OIDC_CLIENT_ID needs OPS_OIDC_ISSUER beside it'],
    [
      { ...base, OPS_OIDC_ISSUER: 'http://id.example', OPS_OIDC_RIGHTS: rights },
      'OPS_OIDC_ISSUER must be an https address',
    ],
    ...['squad', 'squad=', 'squad=search:fly', 'a=search,a=listing', '=search'].map(
      (text): [Record<string, string>, string] => [
        { ...base, OPS_OIDC_RIGHTS: text },
        'OPS_OIDC_RIGHTS must be groups and what they may do',
      ],
    ),
  ];
  for (const [given, words] of wrong) expect(() => readSettings(given)).toThrow(words);
});

test('[REL-07] a person has the rights of their groups, in several areas too; without a group they have none', () => {
  const { opsProvider } = readSettings({ ...base, OPS_OIDC_RIGHTS: rights });
  if (!opsProvider) throw new Error('no provider');
  const grant = (claims: object) => grantOfClaims({ sub: 'u1', email: 'ann@verandah.example', ...claims }, opsProvider);
  expect(grant({ groups: ['squad-search', 'squad map', 'choir'] })).toEqual({
    name: 'ann@verandah.example',
    person: true,
    area: 'search',
    actions: expect.anything(),
    more: [{ area: 'listing', actions: ['promote', 'rollback'] }],
  });
  expect(grant({ groups: ['squad-search', 'site-operations'] })).toMatchObject({ area: null });
  expect(grant({ groups: 'squad-search', email_verified: false })).toMatchObject({ name: 'u1', area: 'search' });
  for (const groups of [undefined, [], ['choir'], ['constructor', '__proto__'], { 'squad-search': true }])
    expect(grant({ groups })).toMatch(/none of your groups may work here/);
});
