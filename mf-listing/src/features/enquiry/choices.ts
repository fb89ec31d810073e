import { emptyEnquiry, formText, type EnquiryFields, type ListingStatusType } from '@verandah/market';

/** Common requests of enquiries, by field name. */
const phrases = {
  wantsPrice: { label: 'Price guide', request: 'send me a price guide' },
  wantsInspection: { label: 'Inspection', request: 'arrange an inspection' },
  wantsContract: { label: 'Contract of sale', request: 'send me the contract of sale' },
  wantsApplication: { label: 'Rental application', request: 'tell me how to apply' },
  wantsDates: { label: 'Available date and lease', request: 'tell me when it is available and for how long' },
  wantsSimilar: { label: 'Similar homes', request: 'tell me about similar homes' },
  wantsAppraisal: { label: 'Appraisal of my home', request: 'appraise my own home' },
} as const;

type EnquiryChoice = keyof typeof phrases;
const names = Object.keys(phrases) as EnquiryChoice[];

/** An enquiry about a listing: the sender, the choices that are ticked and the message. */
export type ListingEnquiry = EnquiryFields & Readonly<Record<EnquiryChoice, boolean>>;

const choicesOf: Readonly<Record<ListingStatusType, readonly EnquiryChoice[]>> = {
  buy: ['wantsPrice', 'wantsInspection', 'wantsContract'],
  rent: ['wantsInspection', 'wantsApplication', 'wantsDates'],
  sold: ['wantsSimilar', 'wantsAppraisal'],
  leased: ['wantsSimilar', 'wantsAppraisal'],
};

/**
 * The choices of a listing's form. A price that is stated as one figure needs no guide, but people still request one.
 */
export const enquiryChoices = (mode: ListingStatusType): readonly { name: EnquiryChoice; label: string }[] =>
  choicesOf[mode].map((name) => ({ name, label: phrases[name].label }));

const tickedChoices = (is: (name: EnquiryChoice) => boolean) =>
  Object.fromEntries(names.map((name) => [name, is(name)])) as Record<EnquiryChoice, boolean>;

export const noChoices = tickedChoices(() => false);
export const emptyListingEnquiry: ListingEnquiry = { ...emptyEnquiry, ...noChoices };

/** The message that a form begins with. @param subject the property within a sentence: '12 Rose Street' */
export const firstMessage = (subject: string, mode: ListingStatusType): string =>
  `I’m interested in ${mode === 'buy' || mode === 'rent' ? '' : 'homes like '}${subject}. Please contact me.`;

/** Whether any of the choices is ticked: the message may be empty then. */
export const hasChoice = (fields: ListingEnquiry): boolean => names.some((name) => fields[name]);

/** Reads the choices of a posted form. */
export const postedChoices = (
  form: Readonly<Record<string, string | readonly string[] | undefined>>,
): Readonly<Record<EnquiryChoice, boolean>> => tickedChoices((name) => formText(form, name) !== '');

/** What the agent receives: the choices as one sentence, then what the visitor wrote. */
export function enquiryMessage(fields: ListingEnquiry): string {
  const requests = names.filter((name) => fields[name]).map((name) => phrases[name].request);
  const last = requests.at(-1);
  const sentence =
    last === undefined
      ? ''
      : `Please ${requests.length === 1 ? last : `${requests.slice(0, -1).join(', ')} and ${last}`}.`;
  return [sentence, fields.message.trim()].filter(Boolean).join('\n\n');
}

/** The fields as they are validated and sent. */
export const sentEnquiry = ({ name, email, phone, consent, ...fields }: ListingEnquiry): EnquiryFields => ({
  name,
  email,
  phone,
  consent,
  message: enquiryMessage({ name, email, phone, consent, ...fields }),
});
