import { formatMoney, groupDigits, plural } from '@verandah/market';
import { censusRows, figureOf, peopleText } from '../../features/census/census.ts';
import { fromCapital } from '../../features/facts/capitals.ts';
import { kindNames } from '../../features/prices/kind-names.ts';
import { signedPercent, type Median } from '../../features/prices/market.ts';
import type { HomeKind } from '../../graphql.ts';
import type { ComparedSuburb } from './data.ts';

/** A row of the table: one value per suburb, null where it is missing. */
export interface CompareRow {
  readonly title: string;
  readonly values: readonly (string | readonly string[] | null)[];
}

/** Points for and against in the table: the ones that most reviews mention. */
const mostPoints = 4;

/** Rows with a heading of their own. */
export interface CompareGroup {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

/** The groups of the table. A row without any value is left out, and a group without rows. */
export function compareGroups(suburbs: readonly ComparedSuburb[]): CompareGroup[] {
  const row = (title: string, value: (suburb: ComparedSuburb) => string | readonly string[] | null): CompareRow => ({
    title,
    values: suburbs.map(value),
  });
  const ofKind = (kind: HomeKind): CompareGroup => {
    const found = (suburb: ComparedSuburb) => suburb.kinds.find((each) => each.kind === kind);
    return {
      title: kindNames[kind],
      rows: [
        row('Median price', (suburb) => formatMedian(found(suburb)?.sold, 'sale', 'sales')),
        row('Change in a year', (suburb) => formatPercent(found(suburb)?.change ?? null)),
        row('Median rent per week', (suburb) => formatMedian(found(suburb)?.rent, 'listing', 'listings')),
        row('Gross rental yield', (suburb) => {
          const share = found(suburb)?.yield ?? null;
          return share === null ? null : `${share.toFixed(1)}%`;
        }),
      ],
    };
  };
  const factors = new Map(
    suburbs.flatMap(({ ratings }) => ratings.factors.map(({ factor, label }) => [factor, label])),
  );
  const groups: readonly CompareGroup[] = [
    {
      title: 'Where it is',
      rows: [
        row('Region', ({ place }) => place.region?.name ?? null),
        row('Distance', ({ place }) => fromCapital(place.stateCode, place.latLong)),
        row('Schools', ({ schools }) => (schools === null ? null : String(schools))),
      ],
    },
    {
      title: 'On the market',
      rows: [
        row('For sale', ({ place }) => groupDigits(place.listingCounts.buy)),
        row('For rent', ({ place }) => groupDigits(place.listingCounts.rent)),
      ],
    },
    ofKind('house'),
    ofKind('unit'),
    {
      title: 'Who lives there',
      rows: [
        row('Population', ({ census }) => {
          const people = figureOf(census, 'people');
          return people ? peopleText(people.suburb) : null;
        }),
        ...censusRows.map(({ name, title, text }) =>
          row(title, ({ census }) => {
            const figure = figureOf(census, name);
            return figure ? text(figure.suburb) : null;
          }),
        ),
      ],
    },
    {
      title: 'What locals say',
      rows: [
        ...[...factors].map(([factor, label]) =>
          row(label, ({ ratings }) => {
            const rating = ratings.factors.find((each) => each.factor === factor);
            return rating ? `${rating.average.toFixed(1)} out of 5` : null;
          }),
        ),
        row('Pros', ({ pros }) => pros.slice(0, mostPoints)),
        row('Cons', ({ cons }) => cons.slice(0, mostPoints)),
      ],
    },
  ];
  return groups.flatMap(({ title, rows }) => {
    const known = rows.filter(({ values }) => values.some((value) => value !== null && value.length > 0));
    return known.length > 0 ? [{ title, rows: known }] : [];
  });
}

const formatPercent = (change: number | null): string | null => (change === null ? null : signedPercent(change));

/** A median with the number that it is the middle of: '$1,040,000 (31 sales)'. */
function formatMedian(median: Median | undefined, one: string, many: string): string | null {
  if (!median || median.median === null) return null;
  return `${formatMoney(median.median, 0)} (${plural(median.sampleSize, one, many)})`;
}
