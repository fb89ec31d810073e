import { applicationRules, permittedProfile } from './application-rules.ts';
import { officeDecisions, statusesBefore } from './application-status.ts';
import { checkProfile, missingFields } from './check-profile.ts';
import { emptyProfile } from './profile-fields.ts';
import { states } from '../vocabulary/states.ts';

test('[SEC-113] each state’s rules name their source, never keep an application longer, and leave out what is forbidden', () => {
  for (const { stateCode } of states) {
    const { forbidden, omits, form, note, days, sources } = applicationRules(stateCode);
    expect([stateCode, days <= 90]).toEqual([stateCode, true]);
    if (forbidden.length + omits.length > 0 || form !== undefined || note !== undefined)
      expect([stateCode, sources.length > 0 && sources.every((each) => each.startsWith('https://'))]).toEqual([
        stateCode,
        true,
      ]);
  }
  const profile = { ...emptyProfile, pets: 'A cat', children: '2' };
  expect([permittedProfile(profile, 'vic').pets, permittedProfile(profile, 'SA').children]).toEqual(['', '']);
  expect(permittedProfile(profile, 'NT')).toEqual(profile);
  expect([applicationRules('SA').days, applicationRules(null).days]).toEqual([30, 90]);
});

test('[MEMB-70] a profile’s problems are at their fields; required ones are only needed to send it', () => {
  expect(checkProfile(emptyProfile)).toEqual({});
  expect(missingFields(emptyProfile)).toEqual(['phone', 'address']);
  expect(
    checkProfile({ ...emptyProfile, phone: '1', children: '100', weeklyIncome: '1.5', pets: 'x'.repeat(201) }),
  ).toEqual({
    phone: expect.stringContaining('0412'),
    children: 'Enter a number from 0 to 99.',
    weeklyIncome: 'Enter whole dollars.',
    pets: 'Pets can be up to 200 characters.',
  });
});

test('[MEMB-73] a decision follows only from an open application', () => {
  expect(officeDecisions('sent')).toEqual(['seen', 'shortlisted', 'approved', 'declined']);
  for (const status of ['approved', 'declined', 'withdrawn'] as const) expect(officeDecisions(status)).toEqual([]);
  expect(statusesBefore('withdrawn')).not.toContain('declined');
});
