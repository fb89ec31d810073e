/** A sale with its price shown. */
export interface Sale {
  /** The listing that it was sold through; null for sales of other sources. */
  readonly listingId: number | null;
  readonly bedrooms: number | null;
  /** Whole dollars. */
  readonly price: number;
  /** Days since 1970. */
  readonly day: number;
  /** From the property's suburb to that of the sale, metres; 0 in the same one. */
  readonly distance: number;
}

/** A price range of a property, and how far such estimates are out. */
export interface Estimate {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Number of sales that it is computed from. */
  readonly sampleSize: number;
  /** Median of the differences between estimates and real prices, per cent of the price, to one decimal. */
  readonly medianError: number;
  /** Number of sales in the suburb for which the estimate was compared with the price. */
  readonly tested: number;
}

/** With fewer sales an estimate would follow single prices. */
export const leastComparables = 5;
/** Maximum age in days of a sale that counts. */
export const longestAgo = 730;
/** Most sales that count, and most that the error is measured with. */
const [mostComparables, mostTested] = [40, 120];
/** Factor for a sale a year older, with one bedroom more or less, or in a suburb 1.5 km away. */
const [yearFactor, roomFactor, nearFactor] = [0.5, 0.3, 0.25];
/** Shares of the tested sales that were below and above the range. */
const [below, above] = [0.1, 0.9];

interface Weighed {
  readonly price: number;
  readonly weight: number;
}

const roomsBetween = (a: number | null, b: number | null): number =>
  a === null || b === null ? (a === b ? 0 : 1) : Math.abs(a - b);

/** How much a sale counts: by its age, its bedrooms and its distance. 0 when it is too old, too unlike or not over. */
function weightOf(sale: Sale, bedrooms: number | null, day: number): number {
  const age = day - sale.day;
  const rooms = roomsBetween(sale.bedrooms, bedrooms);
  if (age < 0 || age > longestAgo || rooms > 1) return 0;
  return yearFactor ** (age / 365) * roomFactor ** rooms * nearFactor ** (sale.distance / 1500);
}

/** The price below which this share of the weight is. Independent of the order and unit of the sales. */
function weighedQuantile(sorted: readonly Weighed[], share: number): number {
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { price, weight } of sorted) {
    sum += weight;
    if (sum >= total * share) return price;
  }
  return sorted.at(-1)?.price ?? 0;
}

interface WeighedSale extends Weighed {
  readonly sale: Sale;
}

/** The sales that count, those that count most first. */
const weighSales = (sales: readonly Sale[], bedrooms: number | null, day: number): WeighedSale[] =>
  sales
    .map((sale) => ({ sale, price: sale.price, weight: weightOf(sale, bedrooms, day) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.price - b.price)
    .slice(0, mostComparables);

/** The weighted median of the sales that count most; null for fewer than five. */
function middleOf(
  sales: readonly Sale[],
  bedrooms: number | null,
  day: number,
): { price: number; size: number } | null {
  const weighed = weighSales(sales, bedrooms, day);
  if (weighed.length < leastComparables) return null;
  return {
    price: weighedQuantile(
      weighed.toSorted((a, b) => a.price - b.price),
      0.5,
    ),
    size: weighed.length,
  };
}

/** Ids of listings whose sales count most for an estimate, those that count most first. */
export const comparedListings = (
  sales: readonly Sale[],
  bedrooms: number | null,
  day: number,
  take: number,
): number[] =>
  weighSales(sales, bedrooms, day)
    .flatMap(({ sale }) => sale.listingId ?? [])
    .slice(0, take);

/**
 * Real prices as a share of what would have been estimated the day before, for sales of the suburb within a year: each
 * from earlier sales only, so never from itself.
 */
function leaveOneOut(sales: readonly Sale[], day: number): number[] {
  return sales
    .filter((sale) => sale.distance === 0 && sale.day <= day && sale.day > day - 365)
    .toSorted((a, b) => b.day - a.day || b.price - a.price)
    .slice(0, mostTested)
    .flatMap((sale) => {
      const earlier = middleOf(
        sales.filter((other) => other !== sale && other.day < sale.day),
        sale.bedrooms,
        sale.day,
      );
      return earlier === null ? [] : [sale.price / earlier.price];
    })
    .toSorted((a, b) => a - b);
}

const valueAt = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 1;

/** An estimate is precise to three digits at most. */
function roundDollars(dollars: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, dollars))) - 2);
  return Math.round(dollars / unit) * unit;
}

/**
 * What a property of a kind might sell for: the weighted median of sales around it, with the range in which eight of
 * ten sales of its suburb lay when they were estimated in the same way. null with fewer than five comparables, or fewer
 * than five sales to measure the error with.
 * @param sales of its kind, without its own
 * @param day days since 1970
 * @param without listings whose sales somebody left out: the middle follows, the measured error stays that of the method
 */
export function estimatePrice(
  sales: readonly Sale[],
  bedrooms: number | null,
  day: number,
  without: ReadonlySet<number> = new Set(),
): Estimate | null {
  const compared = sales.filter(({ listingId }) => listingId === null || !without.has(listingId));
  const middle = middleOf(compared, bedrooms, day);
  const shares = leaveOneOut(sales, day);
  if (middle === null || shares.length < leastComparables) return null;
  const errors = shares.map((share) => Math.abs(1 / share - 1)).toSorted((a, b) => a - b);
  return {
    low: roundDollars(middle.price * Math.min(1, valueAt(shares, below))),
    middle: roundDollars(middle.price),
    high: roundDollars(middle.price * Math.max(1, valueAt(shares, above))),
    sampleSize: middle.size,
    medianError: Math.round(valueAt(errors, 0.5) * 1000) / 10,
    tested: shares.length,
  };
}
