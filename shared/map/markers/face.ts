import { groupDigits } from '@verandah/market';
import type { MapMarker } from './marker.ts';

/** Text and emphasis of a marker. */
export interface MarkerFace {
  readonly text: string;
  /** Smaller, below the text: '$650k–1.2M'. */
  readonly range: string | undefined;
  readonly shape: 'pin' | 'cluster';
  readonly tone: 'plain' | 'emphasised' | 'viewed' | 'selected';
}

/** The page's state of the listings. */
export interface MarkerFacts {
  /** Highlighted or selected: ids of listings, keys of other markers. */
  readonly pointed: ReadonlySet<string>;
  readonly viewed: ReadonlySet<string>;
  /** In a collection of the visitor's. */
  readonly saved: Pick<ReadonlySet<string>, 'has'>;
  /**
   * Advanced clustering: clusters show their range of prices, and the listings of one building are a marker of their
   * own with its range. Without it either is a plain number.
   */
  readonly advanced: boolean;
  /** Text of a home whose price is not public: 'Sold' once it is no longer on offer; 'Contact' otherwise. */
  readonly withoutPrice?: string | undefined;
}

/**
 * '$650k–1.2M' ('$0.5–1.2M' when the unit is the same), one price when both are the same, undefined without prices.
 */
export function rangeText(low: string | undefined, high: string | undefined): string | undefined {
  if (!low || !high || low === high) return low ?? high;
  const unit = /[a-zA-Z]*$/.exec(high)?.[0] ?? '';
  return `${unit && low.endsWith(unit) ? low.slice(0, -unit.length) : low}–${high.replace(/^\$/, '')}`;
}

/** A number shortened for a marker: '1,240', '18k'. */
export const shortCount = (count: number): string =>
  count < 10_000 ? groupDigits(count) : `${Math.round(count / 1000)}k`;

/** Whether a marker's listing, or one of its listings, is highlighted. */
const isPointed = ({ key, ids }: MapMarker, pointed: ReadonlySet<string>): boolean =>
  pointed.has(key) || ids.some((id) => pointed.has(id));

export function markerFace(
  marker: MapMarker,
  { pointed, viewed, saved, advanced, withoutPrice = 'Contact' }: MarkerFacts,
): MarkerFace {
  const seen = marker.ids.length >= marker.count && marker.ids.every((id) => viewed.has(id));
  const tone = isPointed(marker, pointed) ? 'selected' : seen ? 'viewed' : marker.rank ? 'emphasised' : 'plain';
  const heart = marker.ids.some((id) => saved.has(id)) ? '♥ ' : '';
  if (marker.kind === 'listing')
    return { text: `${heart}${marker.price ?? withoutPrice}`, range: undefined, shape: 'pin', tone };
  const range = advanced ? rangeText(marker.low, marker.high) : undefined;
  return marker.kind === 'building' && advanced
    ? { text: `${heart}${shortCount(marker.count)} homes`, range, shape: 'pin', tone }
    : { text: shortCount(marker.count), range, shape: 'cluster', tone };
}

/**
 * Text of a marker: 'Home, $1.2M', '23 homes, $650k–1.2M'.
 * @param withoutPrice for a home whose price is not public
 */
export function markerName(marker: MapMarker, withoutPrice = 'price on request'): string {
  if (marker.kind === 'listing') return `Home, ${marker.price ?? withoutPrice}`;
  const range = rangeText(marker.low, marker.high);
  return `${groupDigits(marker.count)} homes${marker.kind === 'building' ? ' in one building' : ''}${range ? `, ${range}` : ''}`;
}
