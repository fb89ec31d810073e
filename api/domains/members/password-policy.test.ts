import { passwordProblem } from './password-policy.ts';

test('[MEMB-13] any characters make a password, eight to two hundred of them', () => {
  for (const password of [
    'magpielanterntram',
    '84739201',
    'ein paar Wörter',
    'фонарь сорока',
    '🐦🏮🚋🐦🏮🚋🐦🏮',
    'x y z  x y z',
    `magpie${' lantern'.repeat(24)}`,
    'a1b'.repeat(66),
  ])
    expect([password, passwordProblem(password)]).toEqual([password, undefined]);
  expect(passwordProblem('magpiel')).toContain('at least 8');
  expect(passwordProblem('a1b'.repeat(67))).toContain('at most 200');
});

test("[MEMB-13] neither what attackers try first, nor one's own name, nor ours, nor one character again and again", () => {
  const owner = { name: 'Ada Lovell', email: 'ada.l@example.com', username: 'ada-lovell-7' };
  for (const password of [
    'password123',
    'Verandah2026',
    'ada lovell 2026',
    'ADA.L@example.com',
    'xxxxxxxxxx',
    'abababababab',
  ])
    expect([password, passwordProblem(password, owner)]).toEqual([password, expect.any(String)]);
});
