import { factors, relations, type Factor, type Relation } from '../reviews/review.ts';

/** Field of a factor's stars in the form. */
export type FactorField = `factor-${Factor}`;
type Base = 'relation' | 'rating' | 'title' | 'text' | 'pros' | 'cons';
/** A review as typed, with one point per line. */
export type ReviewFields = Readonly<Record<Base | FactorField, string>>;
export type ReviewProblems = Readonly<Partial<Record<keyof ReviewFields | 'form', string>>>;

/** In the order of the form. */
export const reviewFieldNames: readonly (keyof ReviewFields)[] = [
  'relation',
  'rating',
  'text',
  'title',
  'pros',
  'cons',
  ...factors.map(({ factor }): FactorField => `factor-${factor}`),
];
export const emptyReview = Object.fromEntries(reviewFieldNames.map((name) => [name, ''])) as ReviewFields;

/** Input of the API. */
export interface ReviewInput {
  readonly relation: Relation;
  readonly rating: number;
  readonly ratings: readonly { readonly factor: Factor; readonly rating: number }[];
  readonly title: string;
  readonly text: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
}

const [shortest, longest, longestTitle, longestPoint, mostPoints] = [20, 5_000, 120, 80, 6];
const readStars = (text: string): number => (/^[1-5]$/.test(text) ? Number(text) : 0);
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Validation errors of a review, each with what to do; empty if it can be sent. */
export function checkReview(fields: ReviewFields): ReviewProblems {
  const text = fields.text.trim();
  const points = (name: 'pros' | 'cons', words: string): string | undefined => {
    const found = linesOf(fields[name]);
    if (found.length > mostPoints) return `List up to ${mostPoints} ${words}, one per line.`;
    return found.some((line) => line.length > longestPoint)
      ? `Each line can be up to ${longestPoint} characters.`
      : undefined;
  };
  const found: Record<string, string | undefined> = {
    relation: relations.some(({ value }) => value === fields.relation) ? undefined : 'Choose how you know the suburb.',
    rating: readStars(fields.rating) ? undefined : 'Choose a rating from 1 to 5 stars.',
    text:
      text.length < shortest
        ? `Write at least ${shortest} characters about what it’s like to live there.`
        : text.length > longest
          ? `Your review can be up to ${longest} characters.`
          : undefined,
    title: fields.title.trim().length > longestTitle ? `The title can be up to ${longestTitle} characters.` : undefined,
    pros: points('pros', 'pros'),
    cons: points('cons', 'things'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** The API input of a validated review. */
export const reviewInput = (fields: ReviewFields): ReviewInput => ({
  relation: relations.find(({ value }) => value === fields.relation)?.value ?? 'lives',
  rating: readStars(fields.rating),
  title: fields.title.trim(),
  text: fields.text.trim(),
  pros: linesOf(fields.pros),
  cons: linesOf(fields.cons),
  ratings: factors.flatMap(({ factor }) => {
    const rating = readStars(fields[`factor-${factor}`]);
    return rating ? [{ factor, rating }] : [];
  }),
});

/** The form values of an existing review. */
export function fieldsOf({
  relation,
  rating,
  title,
  text,
  pros,
  cons,
  ratings,
}: Omit<ReviewInput, 'ratings'> & {
  readonly ratings: readonly { readonly factor: string; readonly rating: number }[];
}): ReviewFields {
  const byFactor = Object.fromEntries(ratings.map((each) => [`factor-${each.factor}`, String(each.rating)]));
  return {
    ...emptyReview,
    ...byFactor,
    relation,
    rating: String(rating),
    title,
    text,
    pros: pros.join('\n'),
    cons: cons.join('\n'),
  };
}
