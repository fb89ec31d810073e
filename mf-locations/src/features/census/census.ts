import { formatMoney, plural } from '@verandah/market';
import type { LocationCensusFragment } from '../../graphql.ts';

/** A figure of the Census, in dollars, per cent, years or people; null where it was not imported. */
export type CensusFigure = Census['figures'][number];

/** A suburb's figures that may be shown; `credit` must be shown with them. */
export type Census = NonNullable<LocationCensusFragment['census']>;

export const censusFragment = /* GraphQL */ `fragment LocationCensus on LocationOverview { census { year credit figures { name suburb state country } } }`;

const formatDollars = (dollars: number): string => formatMoney(dollars, 0);
const formatPercent = (share: number): string => `${share}%`;

/** The figures that areas are compared by, in the order in which they are shown. */
export const censusRows: readonly {
  readonly name: CensusFigure['name'];
  readonly title: string;
  readonly text: (value: number) => string;
}[] = [
  { name: 'medianAge', title: 'Median age in years', text: String },
  { name: 'householdIncome', title: 'Household income per week', text: formatDollars },
  { name: 'rent', title: 'Rent per week', text: formatDollars },
  { name: 'mortgage', title: 'Mortgage repayments per month', text: formatDollars },
  { name: 'householdSize', title: 'People per household', text: (people) => people.toFixed(1) },
  { name: 'ownedOutright', title: 'Owned outright', text: formatPercent },
  { name: 'mortgaged', title: 'Owned with a mortgage', text: formatPercent },
  { name: 'rented', title: 'Rented', text: formatPercent },
];

export const figureOf = (census: Census | null, name: CensusFigure['name']): CensusFigure | undefined =>
  census?.figures.find((figure) => figure.name === name);

/** '28,587 people' */
export const peopleText = (people: number): string => plural(people, 'person', 'people');
