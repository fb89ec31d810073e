/** A sum of money that a text names. */
export interface Money {
  /** Its range: text.slice(at, end). */
  readonly at: number;
  readonly end: number;
  /** dollars */
  readonly amount: number;
  /** Whether a dollar sign, a unit or grouped digits show that it is money; a bare number may be something else. */
  readonly marked: boolean;
}

const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** Telephone numbers and dates, whose digits are no prices. */
const otherNumbers = new RegExp(
  [
    String.raw`(?:\+61\s?|\(?\b0)[23478]\)?(?:[\s-]?\d){8}(?!\d)`,
    String.raw`(?<![$\d,.])1[38]00(?:[\s-]?\d){6}(?!\d)`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${months}\.?,?\s+20\d\d\b`,
    String.raw`\b${months}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+20\d\d\b`,
    String.raw`\b\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d\d\b`,
    String.raw`\b20\d\d-\d\d-\d\d\b`,
  ].join('|'),
  'gi',
);

const money = new RegExp(
  [
    String.raw`(?<![\w.,])(\$\s?)?(\d+(?:,\d+)*(?:\.\d+)?)(?:\s?(million|mill|mil|m|k))?`,
    // What follows is another word, but for "550pw"; and an area or a length is no price.
    String.raw`(?!(?!p\.?w|pcm|p\.?a\b)[\w%²])(?!\s?(?:m2|m²|sqm|sq\.?\s?m|met(?:re|er)s?\b|ha\b|hectares?|acres?|squares?))`,
  ].join(''),
  'gi',
);

function factorOf(unit: string): number {
  if (unit === '') return 1;
  return unit.toLowerCase() === 'k' ? 1000 : 1_000_000;
}

/** Dollars of a number with its unit: none, k, m, mil, mill or million. */
export const amountOf = (number: number, unit: string): number => number * factorOf(unit);

/** A text with spaces in place of its telephone numbers and dates. */
export const withoutOtherNumbers = (text: string): string =>
  text.replace(otherNumbers, (other) => ' '.repeat(other.length));

const rangeSign = /^\s*(?:-|–|—|to|and)\s*$/i;

/**
 * The sums in a field for prices: '$1.2m', '850k', '$850,000', '850000', and both ends of '430-450k'. Below $100
 * nothing is a price. Prose, in which 500m is a distance, is for `moneyInProse`.
 */
export function moneyIn(text: string): Money[] {
  const plain = withoutOtherNumbers(text);
  const found = [...plain.matchAll(money)].map((match) => {
    const [whole, sign = '', digits = '', unit = ''] = match;
    return {
      at: match.index,
      end: match.index + whole.length,
      number: Number(digits.replaceAll(',', '')),
      unit,
      marked: sign !== '' || unit !== '' || digits.includes(','),
    };
  });
  return found.flatMap(({ at, end, number, unit, marked }, place) => {
    const next = found[place + 1];
    const shared =
      next !== undefined && unit === '' && sharesUnit(number, next) && rangeSign.test(plain.slice(end, next.at))
        ? next.unit
        : unit;
    const amount = amountOf(number, shared);
    return amount >= 100 ? [{ at, end, amount, marked: marked || shared !== '' }] : [];
  });
}

/**
 * Whether the lower end of a range has the unit of its upper end: '1.2-1.3m' and '430-450k', not '$900 to $1k'.
 */
export function sharesUnit(
  low: number,
  { number: high, unit }: { readonly number: number; readonly unit: string },
): boolean {
  return unit !== '' && low <= high && low * 10 > high;
}
