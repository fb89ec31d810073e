import { filledReply, unknownPlaceholders } from './saved-reply.ts';

const values = { name: 'Jo {agent}', address: '12 Rose Street', agent: 'Ada', office: 'Harbour' };

test('[AGNT-14] placeholders are filled in whatever their case; what was filled in is not read again, other braces stay', () => {
  expect(filledReply('Hi {name}, { Address } is open. {agent}, {OFFICE} {other} {}', values)).toBe(
    'Hi Jo {agent}, 12 Rose Street is open. Ada, Harbour {other} {}',
  );
  expect(unknownPlaceholders('{name} {Nmae} {address}')).toEqual(['{Nmae}']);
});
