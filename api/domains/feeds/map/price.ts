import {
  readAttribute,
  childElement,
  childElements,
  isDisplayed,
  type DisplayDefault,
  type FeedElement,
} from '../read/element.ts';
import { attributeOf, makeNote, type Note } from '../report/note.ts';
import { fieldIfGiven } from './given.ts';
import { readDollars } from './number.ts';
import type { FeedRecord } from './record.ts';
import { readText } from './text.ts';

const noteHidden = (element: FeedElement, notes: Note[], code: 'price-hidden' | 'sold-price-hidden'): void => {
  notes.push(makeNote(code, attributeOf(element, 'display'), readAttribute(element, 'display')));
};

function mapRent(listing: FeedElement, notes: Note[], missing: DisplayDefault): FeedRecord['rent'] {
  const rents = childElements(listing, 'rent');
  if (rents.length === 0) return undefined;
  const period = (element: FeedElement): string => readAttribute(element, 'period')?.toLowerCase() ?? 'week';
  const weekly = rents.find((element) => period(element).startsWith('week'));
  const monthly = rents.find((element) => period(element).startsWith('month'));
  const used = weekly ?? monthly;
  // One hidden price hides them all.
  const shown = (element: FeedElement): boolean => isDisplayed(element, missing);
  if (used === undefined) {
    notes.push(
      ...rents.map((element) =>
        makeNote('value-unreadable', attributeOf(element, 'period'), readAttribute(element, 'period')),
      ),
    );
    return { visible: rents.every(shown) };
  }
  const amount = readDollars(used, notes);
  const isMonthly = weekly === undefined && typeof amount === 'number';
  if (isMonthly) notes.push(makeNote('rent-per-month', used));
  const visible =
    shown(used) && rents.every((element) => readAttribute(element, 'display') === undefined || shown(element));
  if (!visible) noteHidden(rents.find((element) => !shown(element)) ?? used, notes, 'price-hidden');
  const perWeek = isMonthly ? Math.round((amount * 12) / 52) : amount;
  return { ...fieldIfGiven('weekly', perWeek), visible };
}

/** Price, rent, bond and the text beside them. What hides the price hides the text too. */
export function mapPrice(
  listing: FeedElement,
  notes: Note[],
  missing: DisplayDefault,
): Pick<FeedRecord, 'price' | 'priceView' | 'rent' | 'bond'> {
  const price = childElement(listing, 'price');
  const visible = price !== undefined && isDisplayed(price, missing);
  if (price !== undefined && !visible) noteHidden(price, notes, 'price-hidden');
  const priceView = childElement(listing, 'priceView');
  const rent = mapRent(listing, notes, missing);
  const bond = childElement(listing, 'bond');
  return {
    ...(price === undefined ? {} : { price: { ...fieldIfGiven('amount', readDollars(price, notes)), visible } }),
    ...(priceView === undefined ? {} : { priceView: readText(priceView, notes, 120) }),
    ...(rent === undefined ? {} : { rent }),
    ...fieldIfGiven('bond', bond && readDollars(bond, notes)),
  };
}

/** The price that a property was sold for; undefined if the feed has none. */
export function mapSoldPrice(
  listing: FeedElement,
  notes: Note[],
  missing: DisplayDefault,
): { price?: number | null; priceVisible: boolean } | undefined {
  const details = childElement(listing, 'soldDetails');
  const element =
    details === undefined ? undefined : (childElement(details, 'soldPrice') ?? childElement(details, 'price'));
  if (element === undefined) return undefined;
  const priceVisible = isDisplayed(element, missing);
  if (!priceVisible) noteHidden(element, notes, 'sold-price-hidden');
  // The format allows a sign and drops it.
  const price = readDollars({ ...element, text: element.text.replace(/^\s*-/, '') }, notes);
  return { ...fieldIfGiven('price', price), priceVisible };
}
