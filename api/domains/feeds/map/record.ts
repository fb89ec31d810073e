import type { FeatureName } from '@verandah/market';
import type { FeedKind } from '../read/kinds.ts';
import type { LocalMoment } from './moment.ts';

export type FeedStatus = 'current' | 'sold' | 'leased' | 'withdrawn' | 'offmarket' | 'deleted';

export interface FeedAddress {
  /** Both as `display` says, see `isDisplayed`. */
  readonly visible: boolean;
  readonly suburbVisible?: boolean;
  readonly unit?: string | null;
  readonly streetNumber?: string | null;
  readonly street?: string | null;
  readonly suburb?: string;
  /** As written; see `stateOf` for what it means. */
  readonly state?: string;
  readonly postcode?: string | null;
  readonly country?: string | null;
}

export interface FeedAgent {
  /** Another office's agentID, for an agent who sells along. */
  readonly agentId: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface FeedInspection {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** Counts as the feed names them. */
export type CountName =
  | 'bedrooms'
  | 'bathrooms'
  | 'ensuite'
  | 'garages'
  | 'carports'
  | 'openSpaces'
  | 'toilets'
  | 'livingAreas';

/**
 * A feed's record of one listing. An absent field keeps its value. null, '' and [] are
 * explicit: they clear. In maps (slots of pictures, agents, counts, features) each key is independent. Plain
 * JSON, so that it can be stored beside the listing and the next record laid over it.
 */
export interface FeedRecord {
  readonly kind: FeedKind;
  /** Upper case, as the format requires. */
  readonly agentId: string;
  readonly uniqueId: string;
  readonly status: FeedStatus;
  readonly address?: FeedAddress;
  readonly position?: { readonly latitude: number; readonly longitude: number } | null;
  readonly authority?: string;
  readonly auction?: LocalMoment | null;
  /** dollars */
  readonly price?: { readonly amount: number | null; readonly visible: boolean };
  readonly priceView?: string;
  /** dollars a week */
  readonly rent?: { readonly weekly: number | null; readonly visible: boolean };
  readonly bond?: number | null;
  /** yyyy-MM-dd */
  readonly availableOn?: string | null;
  readonly underOffer?: boolean;
  readonly holiday?: boolean;
  /** Number of the property type. */
  readonly propertyType?: number;
  readonly headline?: string;
  readonly description?: string;
  readonly counts?: Readonly<Partial<Record<CountName, number | null>>>;
  readonly features?: Readonly<Partial<Record<FeatureName, boolean>>>;
  /** Features outside the vocabulary by their label. */
  readonly extras?: Readonly<Record<string, boolean>>;
  readonly otherFeatures?: readonly string[];
  /** m2 and metres */
  readonly land?: {
    readonly area?: number | null;
    readonly frontage?: number | null;
    readonly depth?: number | null;
    readonly crossOver?: string | null;
  };
  readonly building?: {
    readonly area?: number | null;
    readonly newlyBuilt?: boolean;
    readonly energyRating?: number | null;
  };
  /** label → text */
  readonly rural?: Readonly<Record<string, string | null>>;
  readonly inspections?: readonly FeedInspection[];
  /** slot → address; null empties the slot. */
  readonly photos?: Readonly<Record<string, string | null>>;
  readonly floorPlans?: Readonly<Record<string, string | null>>;
  readonly documents?: Readonly<Record<string, { readonly title: string; readonly url: string } | null>>;
  readonly tours?: readonly string[];
  readonly video?: string | null;
  /** id → agent; null takes the agent off. */
  readonly agents?: Readonly<Record<string, FeedAgent | null>>;
  /** Maps that the record has whole, as JSON has them: their known keys don't stay. Not stored. */
  readonly replaces?: readonly (typeof maps)[number][];
  readonly sold?: { readonly price?: number | null; readonly priceVisible?: boolean; readonly day?: string | null };
}

const maps = [
  'counts',
  'features',
  'extras',
  'land',
  'building',
  'rural',
  'photos',
  'floorPlans',
  'documents',
  'agents',
  'sold',
] as const;

/** Lays a newer record over what is known: what it doesn't mention stays, as the format rules. */
export function mergeRecords(known: FeedRecord | null, newer: FeedRecord): FeedRecord {
  const merged: Record<string, unknown> = { ...known, ...newer };
  delete merged['replaces'];
  for (const key of known === null ? [] : maps) {
    const isWhole = newer.replaces?.includes(key) === true;
    if (known?.[key] !== undefined && newer[key] !== undefined && !isWhole)
      merged[key] = { ...known[key], ...newer[key] };
  }
  // An address with a suburb is a whole one; one without only says whether the known one may be shown.
  if (newer.address !== undefined && newer.address.suburb === undefined && known?.address !== undefined) {
    merged['address'] = { ...known.address, ...newer.address };
  }
  // Every key was checked in one of the two records.
  return merged as unknown as FeedRecord;
}
