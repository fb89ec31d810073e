import { formText } from '@verandah/market';
import { agentFactors, reviewRoles, type AgentFactor, type ReviewRole } from './words.ts';

/** Fields of the review form: text as typed, stars as digits, '' if empty. */
export type ReviewFields = {
  readonly role: string;
  readonly rating: string;
  readonly title: string;
  readonly text: string;
  readonly listing: string;
  readonly name: string;
} & Readonly<Record<AgentFactor, string>>;
export type ReviewProblems = Readonly<Partial<Record<keyof ReviewFields | 'form', string>>>;

export const emptyReview: ReviewFields = {
  role: '',
  rating: '',
  communication: '',
  knowledge: '',
  negotiation: '',
  marketing: '',
  honesty: '',
  title: '',
  text: '',
  listing: '',
  name: '',
};

/** In the order of the form. */
export const reviewFieldNames: readonly (keyof ReviewFields)[] = [
  'role',
  'rating',
  ...agentFactors.map(({ value }) => value),
  'listing',
  'title',
  'text',
  'name',
];

const isStars = (text: string): boolean => /^[1-5]$/.test(text);

/** Reads a submitted form. */
export function reviewFields(form: Readonly<Record<string, string | readonly string[] | undefined>>): ReviewFields {
  const stars = (name: string): string => (isStars(formText(form, name)) ? formText(form, name) : '');
  return {
    ...(Object.fromEntries(agentFactors.map(({ value }) => [value, stars(value)])) as Readonly<
      Record<AgentFactor, string>
    >),
    role: formText(form, 'role'),
    rating: stars('rating'),
    title: formText(form, 'title'),
    text: formText(form, 'text'),
    listing: formText(form, 'listing'),
    name: formText(form, 'name'),
  };
}

/**
 * Validation errors, in words for the visitor.
 * @param roles the roles to choose from
 */
export function checkReview(
  { role, rating, title, text, name }: ReviewFields,
  roles: readonly ReviewRole[],
): ReviewProblems {
  const problems: Partial<Record<keyof ReviewFields, string>> = {};
  if (!(roles as readonly string[]).includes(role)) problems.role = 'Choose how you worked with this agent.';
  if (!isStars(rating)) problems.rating = 'Choose a rating from 1 to 5 stars.';
  if (title.trim().length > 120) problems.title = 'The heading can be up to 120 characters.';
  if (text.trim().length < 20) problems.text = 'Write at least 20 characters about what went well and what didn’t.';
  else if (text.trim().length > 4000) problems.text = 'Your review can be up to 4,000 characters.';
  if (name.trim().length > 100) problems.name = 'Your name can be up to 100 characters.';
  return problems;
}

export interface WrittenReview {
  readonly rating: number;
  readonly ratings: { factor: AgentFactor; rating: number }[];
  readonly title: string;
  readonly text: string;
}

/** Input fields that both kinds of review share, except the role. */
export const reviewInput = (fields: ReviewFields): WrittenReview => ({
  rating: Number(fields.rating),
  ratings: agentFactors.flatMap(({ value }) =>
    fields[value] ? [{ factor: value, rating: Number(fields[value]) }] : [],
  ),
  title: fields.title.trim(),
  text: fields.text.trim(),
});

/** The API's validation errors by field. `otherwise` is the form's error if none belongs to a field. */
export function problemsOf(
  problems: readonly { readonly field: string; readonly message: string }[],
  otherwise: string,
): ReviewProblems {
  const renamed: Readonly<Record<string, string>> = { listingId: 'listing' };
  const found = problems.flatMap(({ field, message }) => {
    const name = renamed[field] ?? field.split('.')[0] ?? field;
    return (reviewFieldNames as readonly string[]).includes(name)
      ? [[name, message.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())]]
      : [];
  });
  return found.length > 0 ? (Object.fromEntries(found) as ReviewProblems) : { form: otherwise };
}

export const allRoles: readonly ReviewRole[] = reviewRoles.map(({ value }) => value);
export const vendorRoles = ['vendor', 'landlord'] as const;

/** The chosen role; the first role if the choice is invalid. */
export const roleOf = <Role extends string>(
  roles: readonly [Role, ...Role[]] | readonly Role[],
  { role }: Pick<ReviewFields, 'role'>,
): Role => roles.find((each) => each === role) ?? (roles[0] as Role);
