/** A field of a rental profile: one line, or several. Values are text; '' when empty. */
interface ProfileField {
  readonly label: string;
  readonly most: number;
  readonly lines?: true;
  /** How it is checked besides its length. */
  readonly kind?: 'phone' | 'count' | 'dollars';
  /** An application cannot be sent without it. */
  readonly required?: true;
  readonly hint?: string;
  readonly autoComplete?: 'tel' | 'address-line1';
}

/** Fields of a rental profile in the order of its form. None is about bonds, disputes or legal action. */
export const profileFields = {
  phone: { label: 'Phone', most: 30, kind: 'phone', required: true, autoComplete: 'tel' },
  adults: { label: 'Other adults who will live there', most: 500, lines: true, hint: 'One name on each line.' },
  children: { label: 'Children who will live there', most: 2, kind: 'count', hint: 'How many.' },
  pets: { label: 'Pets', most: 200, hint: 'For example one cat, indoors.' },
  address: { label: 'Current address', most: 200, required: true, autoComplete: 'address-line1' },
  addressPeriod: { label: 'Living there since', most: 40, hint: 'For example March 2024.' },
  landlord: { label: 'Current agent or landlord', most: 100 },
  landlordContact: { label: 'Their phone or email', most: 100 },
  employment: { label: 'Employment', most: 60, hint: 'For example full time, student or retired.' },
  employer: { label: 'Employer', most: 100 },
  occupation: { label: 'Occupation', most: 100 },
  employmentPeriod: { label: 'Working there since', most: 40 },
  weeklyIncome: { label: 'Income a week, after tax', most: 7, kind: 'dollars', hint: 'Whole dollars, all sources.' },
  reference: { label: 'First reference', most: 100, hint: 'Name, and how they know you.' },
  referenceContact: { label: 'First reference’s phone or email', most: 100 },
  otherReference: { label: 'Second reference', most: 100 },
  otherReferenceContact: { label: 'Second reference’s phone or email', most: 100 },
  about: { label: 'About you', most: 1500, lines: true, hint: 'What you’d like the agent to know.' },
} as const satisfies Record<string, ProfileField>;
export type ProfileFieldName = keyof typeof profileFields;

/** A rental profile: text by field. */
export type RentalProfile = Readonly<Record<ProfileFieldName, string>>;

export const profileFieldNames = Object.keys(profileFields) as ProfileFieldName[];
export const profileField = (name: ProfileFieldName): ProfileField => profileFields[name];

export const emptyProfile = Object.fromEntries(profileFieldNames.map((name) => [name, ''])) as RentalProfile;

/** Groups of a form, and of a profile that is read. */
export const profileGroups: readonly { readonly title: string; readonly fields: readonly ProfileFieldName[] }[] = [
  { title: 'Who will live there', fields: ['phone', 'adults', 'children', 'pets'] },
  { title: 'Where you live now', fields: ['address', 'addressPeriod', 'landlord', 'landlordContact'] },
  { title: 'Work and income', fields: ['employment', 'employer', 'occupation', 'employmentPeriod', 'weeklyIncome'] },
  {
    title: 'References',
    fields: ['reference', 'referenceContact', 'otherReference', 'otherReferenceContact'],
  },
  { title: 'Anything else', fields: ['about'] },
];

/** Kinds of documents. Queensland and South Australia allow two of each of the first three; so does the site. */
export const documentKinds = {
  identity: 'Proof of identity',
  income: 'Ability to pay the rent',
  suitability: 'Rental history or reference',
  form: 'Your state’s application form',
} as const;
export type DocumentKind = keyof typeof documentKinds;
/** Of each kind. */
export const mostDocuments = 2;
export const mostDocumentBytes = 5_000_000;
export const documentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;
