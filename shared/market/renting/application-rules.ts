import { profileFieldNames, type ProfileFieldName, type RentalProfile } from './profile-fields.ts';

/** What a state's rules say about applications for a rental home. */
export interface ApplicationRules {
  /** What an agent must not ask, in words that continue 'Agents must not ask about …'. */
  readonly forbidden: readonly string[];
  /** Fields of a profile that are left out of applications there. */
  readonly omits: readonly ProfileFieldName[];
  /** The form of the state, where it has one. */
  readonly form?: string;
  /** Days after the decision until an application that did not lead to a tenancy is deleted. */
  readonly days: number;
  /** One sentence more. */
  readonly note?: string;
  /** The pages that say so, read on 30 November 2026; the first is shown. */
  readonly sources: readonly string[];
}

/** Days after a decision until an application is deleted, unless a state's rules have fewer. */
export const retentionDays = 90;
/** Days until an undecided application, or a profile that is not used, is deleted. */
export const unusedDays = 365;

const [legal, bond, transactions] = [
  'disputes or legal action with a landlord',
  'claims on your bonds',
  'bank or card statements that show your purchases',
];

/** Only what the sources say. A state that is not here has no rules of its own in this table. */
const byState: Readonly<Record<string, ApplicationRules>> = {
  NSW: {
    forbidden: [],
    omits: [],
    days: retentionDays,
    note: 'NSW Fair Trading’s guidance is to collect only what shows who you are, that you can pay the rent, and that you would look after the home.',
    sources: [
      'https://www.fairtrading.nsw.gov.au/housing-and-property/renting/personal-information-and-tenancy-applications',
    ],
  },
  QLD: {
    forbidden: [legal, bond, 'notices of breach', transactions],
    omits: [],
    form: 'Form 22',
    days: retentionDays,
    note: 'The office must offer you another way to apply, and ask for at most two documents of each kind.',
    sources: [
      'https://www.rta.qld.gov.au/forms-resources/rental-law-changes/application-process',
      'https://rta.qld.gov.au/forms-resources/rental-law-changes/ongoing-rental-law-changes/personal-information',
      'https://classic.austlii.edu.au/au/legis/qld/num_act/rtaraaolaa2024689/s80.html',
    ],
  },
  SA: {
    forbidden: [legal, bond, 'whether children will live there', transactions],
    omits: ['children'],
    form: 'Form A1',
    days: 30,
    note: 'The office must ask for at most two documents of each kind.',
    sources: [
      'https://sa.gov.au/topics/housing/renting-and-letting/renting-privately/start-of-tenancy/Choosing-a-tenant',
      'https://www.cbs.sa.gov.au/news/sa-protecting-tenants',
      'https://casechat.au/cases/au/residential-tenancies-provision-of-information-amendment-regulations-2024-sa',
    ],
  },
  VIC: {
    forbidden: [legal, bond, 'pets', transactions],
    omits: ['pets'],
    form: 'Form 3A',
    days: retentionDays,
    sources: [
      'https://www.thelawhandbook.org.au/61-tenancy/starting-a-tenancy',
      'https://www.jelliscraig.com.au/faq-tenancy-application',
    ],
  },
};

const elsewhere: ApplicationRules = { forbidden: [], omits: [], days: retentionDays, sources: [] };

/** The rules for homes in a state: 'VIC'. */
export const applicationRules = (stateCode: string | null): ApplicationRules =>
  byState[(stateCode ?? '').toUpperCase()] ?? elsewhere;

/** What an office in the state receives of a profile. */
export function permittedProfile(profile: RentalProfile, stateCode: string | null): RentalProfile {
  const { omits } = applicationRules(stateCode);
  return Object.fromEntries(
    profileFieldNames.map((name) => [name, omits.includes(name) ? '' : profile[name]]),
  ) as RentalProfile;
}
