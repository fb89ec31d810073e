import { chance } from '../chance.ts';
import { agentProfile } from './profile.ts';

test('no profile repeats a statement', () => {
  const repeated = Array.from({ length: 3000 }, (_, seed) =>
    agentProfile(chance(seed), {
      name: 'Leila Farrow',
      title: 'Sales agent',
      place: 'Bayswater',
      username: 'leila-farrow',
      domain: 'copperleaf.example',
      year: 2026,
    }),
  ).filter(({ bio }) => /Leila (.{12,}), and \1\./.test(bio));
  expect(repeated).toEqual([]);
});
