import { formatMoney, groupDigits } from '@verandah/market';

/** Figures of the Census of an area, in dollars and per cent; null where there is none that may be shown. */
export interface CensusFigures {
  readonly people: number | null;
  readonly medianAge: number | null;
  /** A week. */
  readonly householdIncome: number | null;
  /** A week. */
  readonly rent: number | null;
  /** A month. */
  readonly mortgage: number | null;
  readonly householdSize: number | null;
  readonly ownedOutright: number | null;
  readonly mortgaged: number | null;
  readonly rented: number | null;
}

/** A suburb's figures, with its state's and Australia's where they are known. */
export interface Census {
  readonly year: number;
  /** To be shown with them. */
  readonly credit: string;
  readonly suburb: CensusFigures;
  readonly state: CensusFigures | null;
  readonly country: CensusFigures | null;
}

export const censusFragment = /* GraphQL */ `
  fragment LocationCensus on Location {
    census { year credit suburb { ...CensusFigures } state { ...CensusFigures } country { ...CensusFigures } }
  }
  fragment CensusFigures on CensusFigures { people medianAge householdIncome rent mortgage householdSize ownedOutright mortgaged rented }`;

const money = (dollars: number | null): string | null => (dollars === null ? null : formatMoney(dollars, 0));
const percent = (share: number | null): string | null => (share === null ? null : `${share}%`);

/** The figures that areas are compared by, in the order in which they are shown. */
export const censusRows: readonly {
  readonly title: string;
  readonly value: (figures: CensusFigures) => string | null;
}[] = [
  { title: 'Median age', value: ({ medianAge }) => (medianAge === null ? null : `${medianAge} years`) },
  { title: 'Household income per week', value: ({ householdIncome }) => money(householdIncome) },
  { title: 'Rent per week', value: ({ rent }) => money(rent) },
  { title: 'Mortgage repayments per month', value: ({ mortgage }) => money(mortgage) },
  { title: 'People per household', value: ({ householdSize }) => householdSize?.toFixed(1) ?? null },
  { title: 'Owned outright', value: ({ ownedOutright }) => percent(ownedOutright) },
  { title: 'Owned with a mortgage', value: ({ mortgaged }) => percent(mortgaged) },
  { title: 'Rented', value: ({ rented }) => percent(rented) },
];

/** '28,587 people' */
export const peopleText = (people: number | null): string | null =>
  people === null ? null : `${groupDigits(people)} ${people === 1 ? 'person' : 'people'}`;
