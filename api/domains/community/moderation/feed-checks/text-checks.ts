import { australianPhone } from '@verandah/market';

/** What the checks of one listing look at. */
export interface CheckedText {
  readonly title: string;
  readonly unit: string | null;
  readonly streetNumber: string | null;
  /** Number of the vocabulary. */
  readonly propertyType: number;
}

const webAddress =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w.+-]+@[\w-]+\.\w{2,}|\b[a-z0-9-]{2,}\.(?:com|net|org|info|biz|io|co|agency|realestate|property)(?:\.au)?\b|\b[a-z0-9-]{2,}\.au\b/i;
const digits = /\+?\(?\d[\d\s().-]{4,18}\d/g;

/** The web address, email address or telephone number that a title holds. */
export function contactIn(title: string): string | undefined {
  const address = webAddress.exec(title)?.[0];
  return (
    address ??
    title
      .match(digits)
      ?.map((text) => text.trim())
      .find((text) => australianPhone(text) !== undefined)
  );
}

const blockOfUnits = 5;
const number = String.raw`(?:[2-9]|[1-9]\d|two|three|four|five|six|seven|eight|nine|ten|twelve|several|multiple)`;
const dwelling = String.raw`(?:town\s?houses|town\s?homes|units|apartments|flats|villas|houses|homes|dwellings|residences|lots|blocks)`;
/** 'Two brand-new townhouses', but not 'two-bedroom units' or '3 car homes'. */
const several = new RegExp(
  String.raw`\b${number}\s+(?:(?!bed|bath|car|storey|story|level|street)[\w-]+\s+){0,2}?${dwelling}\b`,
  'i',
);
const lots = /\blots?\s+\d+\s*(?:-|–|to|&|and|,)\s*(?:lot\s+)?\d+/i;
/** '1-4', '1 & 2', '3, 4'; a range of street numbers is one block of land as often as not. */
const unitRange = /^\s*(?:unit\s+)?\d+\w?\s*(?:-|–|to|&|and|,|\/)\s*\d+\w?\s*$/i;
const numberList = /^\s*\d+\w?\s*(?:&|and|,)\s*\d+\w?\s*$/i;

/** Words for a listing that sells several dwellings; blocks of units do. */
export function severalDwellingsIn({ title, unit, streetNumber, propertyType }: CheckedText): string | undefined {
  if (propertyType === blockOfUnits) return undefined;
  return (
    several.exec(title)?.[0] ??
    lots.exec(title)?.[0] ??
    (unit !== null && unitRange.test(unit) ? unit : undefined) ??
    (streetNumber !== null && numberList.test(streetNumber) ? streetNumber : undefined)
  );
}

const notYet =
  /\b(?:be|being|get|getting|unless|not|never|until|till|if|recently|just|next\s+door|nearby|similar)\s+(?:\w+\s+){0,2}?sold\b|\bsold\s+(?:separately|together|as\s+is|as\s+one|with|by\s+auction\s+on|comparable)\b/i;

/** Whether the title of a home for sale says that it is sold; 'must be sold' and 'just sold next door' do not. */
export const saysSold = (title: string): boolean =>
  (/^\W*(?:just\s+|recently\s+)?sold\b/i.test(title) &&
    !/\bsold\s+(?:separately|together|as|with|next|nearby|in\s+the\s+same)\b/i.test(title)) ||
  (/\bsold\b/i.test(title) && !notYet.test(title));
