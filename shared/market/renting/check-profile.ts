import { australianPhone } from '../labels/phone.ts';
import { profileField, profileFieldNames, type ProfileFieldName, type RentalProfile } from './profile-fields.ts';

export type ProfileProblems = Readonly<Partial<Record<ProfileFieldName | 'form', string>>>;

function problemOf(name: ProfileFieldName, typed: string): string | undefined {
  const { label, most, kind } = profileField(name);
  const text = typed.trim();
  if (text === '') return undefined;
  if (kind === 'phone')
    return australianPhone(text) === undefined
      ? 'Enter an Australian phone number like 0412 345 678 or (03) 9876 5432.'
      : undefined;
  if (kind === 'count') return /^\d{1,2}$/.test(text) ? undefined : 'Enter a number from 0 to 99.';
  if (kind === 'dollars') return /^\d{1,6}$/.test(text.replace(/[$,\s]/g, '')) ? undefined : 'Enter whole dollars.';
  return text.length > most ? `${label} can be up to ${most} characters.` : undefined;
}

/** Validation problems by field, in words for the member; empty when all is well. The API decides by the same rules. */
export function checkProfile(profile: RentalProfile): ProfileProblems {
  return Object.fromEntries(
    profileFieldNames.flatMap((name) => {
      const problem = problemOf(name, profile[name]);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
}

/** Required fields that are still empty: an application cannot be sent. */
export const missingFields = (profile: RentalProfile): readonly ProfileFieldName[] =>
  profileFieldNames.filter((name) => profileField(name).required === true && profile[name].trim() === '');
