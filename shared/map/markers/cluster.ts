import type { MapListing } from '../places.ts';

/** What one marker says: a price, or how many listings it stands for and what they cost. */
export interface MarkerFace {
  readonly text: string;
  /** Smaller, below the text: '$650k–1.2M'. */
  readonly range: string | undefined;
  readonly tone: 'plain' | 'emphasised' | 'viewed' | 'selected';
}

/** Dollars of a compact price, for comparing; undefined when it can't be read. */
export function amountOf(price: string | null): number | undefined {
  const [, digits, unit] = /^\$([\d,.]+)\s*([kM]?)/.exec(price ?? '') ?? [];
  if (!digits) return undefined;
  return Number(digits.replaceAll(',', '')) * (unit === 'M' ? 1_000_000 : unit === 'k' ? 1000 : 1);
}

/** '$650k–1.2M' ('$0.5–1.2M' when the unit is the same), one price when all are the same, undefined when none is known. */
export function rangeOf(listings: readonly MapListing[]): string | undefined {
  const priced = listings.flatMap(({ price }) => {
    const amount = amountOf(price);
    return price === null || amount === undefined ? [] : [{ price, amount }];
  }).toSorted((a, b) => a.amount - b.amount);
  const [least, most] = [priced[0]?.price, priced.at(-1)?.price];
  if (least === undefined || most === undefined || least === most) return least;
  const unit = /[a-zA-Z]*$/.exec(most)?.[0] ?? '';
  return `${unit && least.endsWith(unit) ? least.slice(0, -unit.length) : least}–${most.slice(1)}`;
}

/** The face of a marker; `pointed` holds the listings that are pointed at or selected. */
export function markerFace(listings: readonly MapListing[], pointed: ReadonlySet<string>): MarkerFace {
  const [first] = listings;
  const selected = listings.some(({ id }) => pointed.has(id));
  const tone = (otherwise: MarkerFace['tone']): MarkerFace['tone'] => (selected ? 'selected' : otherwise);
  if (listings.length === 1 && first) {
    return { text: first.price ?? 'Contact', range: undefined, tone: tone(first.emphasised ? 'emphasised' : first.viewed ? 'viewed' : 'plain') };
  }
  return { text: String(listings.length), range: rangeOf(listings), tone: tone(listings.every(({ viewed }) => viewed) ? 'viewed' : 'plain') };
}

/** Whether zooming in can't part them: one building, or one point for lack of better. */
export function isOnePlace(listings: readonly MapListing[]): boolean {
  const [first] = listings;
  return !!first && listings.every(({ longitude, latitude }) => Math.abs(longitude - first.longitude) < 0.00002 && Math.abs(latitude - first.latitude) < 0.00002);
}
