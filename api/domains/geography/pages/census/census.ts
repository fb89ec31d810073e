/** Stored figures of an area; null for missing ones. */
export interface StoredFigures {
  readonly people: number | null;
  readonly medianAge: number | null;
  /** Dollars a week. */
  readonly householdIncome: number | null;
  readonly rent: number | null;
  /** Dollars a month. */
  readonly mortgage: number | null;
  readonly householdSize: number | null;
  /** Occupied private dwellings. */
  readonly dwellings: number | null;
  readonly ownedOutright: number | null;
  readonly mortgaged: number | null;
  readonly rented: number | null;
}

/** The figures of an area that are shown; shares of dwellings in per cent. */
export type CensusFigures = Omit<StoredFigures, 'dwellings'>;

/** A suburb's figures, with those of its state and of Australia where they were imported. */
export interface SuburbCensus {
  readonly suburb: CensusFigures;
  readonly state: CensusFigures | null;
  readonly country: CensusFigures | null;
}

/** The year of the Census whose tables are imported. */
export const censusYear = 2021;

/**
 * The Bureau adjusts counts at random to protect people's privacy, by a few; in a small place that changes a share or a
 * median by much. Fewer people than this have no medians, fewer dwellings no shares.
 */
export const leastPeople = 100;
export const leastDwellings = 100;

/**
 * Public figures of an area, without those that random adjustments could dominate. null without any.
 * @param size of a state or Australia, which has enough people even where their number was not imported
 */
export function shownFigures(stored: StoredFigures, size: 'suburb' | 'state' = 'suburb'): CensusFigures | null {
  const { people, dwellings, ownedOutright, mortgaged, rented } = stored;
  const hasMedians = people === null ? size === 'state' : people >= leastPeople;
  const hasShares = hasMedians && dwellings !== null && dwellings >= leastDwellings;
  const share = (count: number | null): number | null =>
    hasShares && count !== null ? Math.min(100, Math.round((count / dwellings) * 100)) : null;
  const median = (value: number | null): number | null => (hasMedians ? value : null);
  const shown: CensusFigures = {
    people,
    medianAge: median(stored.medianAge),
    householdIncome: median(stored.householdIncome),
    rent: median(stored.rent),
    mortgage: median(stored.mortgage),
    householdSize: median(stored.householdSize),
    ownedOutright: share(ownedOutright),
    mortgaged: share(mortgaged),
    rented: share(rented),
  };
  // No residents: a park or water.
  return people === 0 || Object.values(shown).every((value) => value === null) ? null : shown;
}

/** In the order in which they are shown. */
export const figureNames = [
  'people',
  'medianAge',
  'householdIncome',
  'rent',
  'mortgage',
  'householdSize',
  'ownedOutright',
  'mortgaged',
  'rented',
] as const satisfies readonly (keyof CensusFigures)[];

/** A figure of a suburb beside those of its state and of Australia. */
export interface CensusFigure {
  readonly name: (typeof figureNames)[number];
  readonly suburb: number;
  readonly state: number | null;
  readonly country: number | null;
}

/** The figures that a suburb has. */
export const figuresOf = ({ suburb, state, country }: SuburbCensus): CensusFigure[] =>
  figureNames.flatMap((name) => {
    const value = suburb[name];
    return value === null
      ? []
      : [{ name, suburb: value, state: state?.[name] ?? null, country: country?.[name] ?? null }];
  });
