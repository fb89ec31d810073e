import { formatMoney, propertyTypeByName } from '@verandah/market';

type Details = Readonly<Record<string, unknown>>;

/** A field of an enquiry form, in words for its receiver. */
export interface EnquiryDetail {
  readonly label: string;
  readonly text: string;
}

const intentions: Details = { sell: 'Sell', let: 'Rent it out', appraisal: 'Find out what it’s worth' };
const timings: Details = {
  now: 'As soon as possible',
  'three-months': 'Within 3 months',
  'six-months': 'Within 6 months',
  later: 'Later',
};
const modes: Details = { buy: 'Buy', rent: 'Rent' };
const products: Details = {
  advertising: 'Advertising',
  'agent-profile': 'Agent profile',
  agency: 'Agency',
  feeds: 'Feeds',
  'home-loans': 'Home loans',
  insurance: 'Insurance',
  moving: 'Moving',
  help: 'Help',
};

const oneOf =
  (words: Details) =>
  (value: unknown): string =>
    String(words[String(value)] ?? value);
const typeName = (value: unknown): string => {
  const { number, singular } = propertyTypeByName(String(value));
  return number === 0 ? String(value) : singular;
};

/** A price; of a home to rent by the week. */
const formatPrice = (value: unknown, { mode }: Details): string =>
  typeof value === 'number' ? `${formatMoney(value, 0)}${mode === 'rent' ? ' per week' : ''}` : String(value);

/** Every field that an enquiry can have besides sender, receiver and message, in the order of a form. */
const fields: Readonly<Record<string, readonly [label: string, text: (value: unknown, all: Details) => string]>> = {
  address: ['Address', String],
  product: ['About', oneOf(products)],
  company: ['Company', String],
  intention: ['Wants to', oneOf(intentions)],
  mode: ['Wants to', oneOf(modes)],
  timing: ['When', oneOf(timings)],
  propertyType: ['Property type', typeName],
  propertyTypes: ['Property types', typeName],
  bedrooms: ['Bedrooms', (value, { mode }) => (mode === undefined ? String(value) : `${String(value)} or more`)],
  priceMinimum: ['Price from', formatPrice],
  priceMaximum: ['Price up to', formatPrice],
};

/** The fields of an enquiry form as their receiver reads them; fields without a value are left out. */
export const enquiryDetails = (details: Details): readonly EnquiryDetail[] =>
  Object.entries(fields).flatMap(([name, [label, text]]) => {
    const values = [details[name]].flat().filter((value) => value !== undefined && value !== null && value !== '');
    return values.length === 0 ? [] : [{ label, text: values.map((value) => text(value, details)).join(', ') }];
  });
