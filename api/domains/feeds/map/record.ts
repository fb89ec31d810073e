import type { AuctionResult, FeatureName } from '@verandah/market';
import type { FeedKind } from '../read/kinds.ts';
import type { LocalMoment } from './moment.ts';

export type FeedStatus = 'current' | 'sold' | 'leased' | 'withdrawn' | 'offmarket' | 'deleted';

export interface FeedAddress {
  /** Both according to `display`, see `isDisplayed`. */
  readonly visible: boolean;
  readonly suburbVisible?: boolean;
  readonly unit?: string | null;
  readonly streetNumber?: string | null;
  readonly street?: string | null;
  readonly suburb?: string;
  /** As written; `stateOf` interprets it. */
  readonly state?: string;
  readonly postcode?: string | null;
  readonly country?: string | null;
}

/** Networks with a page of the agent in feeds. */
export const feedNetworks = ['facebook', 'linkedin', 'twitter'] as const;

/** An agent of a listing. An absent field keeps its value; null clears it. */
export interface FeedAgent {
  /** Another office's agentID, for an agent who sells along. */
  readonly agentId: string | null;
  /** The sender's own id of the agent (uniqueListingAgentID), among those of the office. */
  readonly key?: string;
  /** Absent if `key` identifies the agent. */
  readonly name?: string;
  readonly phone?: string | null;
  readonly email?: string | null;
  /** The photograph's address, followed by '#' and its version if the feed has one. */
  readonly photo?: string | null;
  readonly social?: Readonly<Partial<Record<(typeof feedNetworks)[number], string | null>>>;
}

export interface FeedInspection {
  /** Local to the property, unless they are instants. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
  /** Instants in UTC, where the text has offsets. */
  readonly startsAt?: string;
  readonly endsAt?: string;
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
 * A feed's record of one listing. An absent field keeps its value, one that could not be read is absent, too. null, ''
 * and [] are explicit: they clear. In maps (slots of pictures, agents, counts, features) each key is independent. Plain
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
  readonly auctionOutcome?: { readonly result: AuctionResult; readonly day: string | null } | null;
  /** Until when offers are taken. */
  readonly setSale?: LocalMoment | null;
  /** dollars */
  readonly price?: { readonly amount?: number | null; readonly visible: boolean };
  readonly priceView?: string;
  /** dollars a week */
  readonly rent?: { readonly weekly?: number | null; readonly visible: boolean };
  readonly bond?: number | null;
  /** yyyy-MM-dd */
  readonly availableOn?: string | null;
  readonly underOffer?: boolean;
  /** Of a rental: a tenant is all but found. */
  readonly depositTaken?: boolean;
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
    readonly yearBuilt?: number | null;
    readonly yearRenovated?: number | null;
  };
  /** label → text */
  readonly rural?: Readonly<Record<string, string | null>>;
  readonly inspections?: readonly FeedInspection[];
  /** slot → address; null empties the slot. */
  readonly photos?: Readonly<Record<string, string | null>>;
  readonly floorPlans?: Readonly<Record<string, string | null>>;
  readonly documents?: Readonly<Record<string, { readonly title: string; readonly url: string } | null>>;
  /** The address of the document that Victoria requires. */
  readonly statementOfInformation?: string | null;
  readonly tours?: readonly string[];
  readonly video?: string | null;
  /** id → agent; null takes the agent off. */
  readonly agents?: Readonly<Record<string, FeedAgent | null>>;
  /** Maps that the record replaces as a whole, as in JSON: their known keys are dropped. Not stored. */
  readonly replaces?: readonly (typeof maps)[number][];
  readonly sold?: { readonly price?: number | null; readonly priceVisible?: boolean; readonly day?: string | null };
}

const maps = [
  'price',
  'rent',
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

const isSameAgent = (one: FeedAgent, other: FeedAgent): boolean =>
  one.key !== undefined && other.key !== undefined
    ? one.key === other.key
    : one.name !== undefined && one.name.toLowerCase() === other.name?.toLowerCase();

/** Merges agents slot by slot: values that the newer record lacks stay. */
function mergeAgents(known: FeedRecord['agents'] = {}, newer: FeedRecord['agents'] = {}): FeedRecord['agents'] {
  const everybody = Object.values(known).filter((agent) => agent !== null);
  return {
    ...known,
    ...Object.fromEntries(
      Object.entries(newer).map(([slot, agent]) => {
        const before = agent && everybody.find((each) => isSameAgent(each, agent));
        if (!before) return [slot, agent];
        const social = { ...before.social, ...agent.social };
        return [slot, { ...before, ...agent, ...(Object.keys(social).length > 0 && { social }) }];
      }),
    ),
  };
}

/** Merges a newer record into the known one: fields that it lacks stay, as the format rules. */
export function mergeRecords(known: FeedRecord | null, newer: FeedRecord): FeedRecord {
  const merged: Record<string, unknown> = { ...known, ...newer };
  delete merged['replaces'];
  for (const key of known === null ? [] : maps) {
    const isWhole = newer.replaces?.includes(key) === true;
    if (known?.[key] !== undefined && newer[key] !== undefined && !isWhole)
      merged[key] = { ...known[key], ...newer[key] };
  }
  if (newer.agents !== undefined && known?.agents !== undefined && newer.replaces?.includes('agents') !== true)
    merged['agents'] = mergeAgents(known.agents, newer.agents);
  // A postcode that could not be read is still that of the suburb.
  const [here, before] = [newer.address, known?.address];
  if (
    here?.suburb !== undefined &&
    here.postcode === undefined &&
    before?.suburb?.toLowerCase() === here.suburb.toLowerCase()
  )
    merged['address'] = { ...here, ...(before.postcode !== undefined && { postcode: before.postcode }) };
  // An address with a suburb is complete; one without only states whether the known one may be shown.
  if (newer.address !== undefined && newer.address.suburb === undefined && known?.address !== undefined) {
    merged['address'] = { ...known.address, ...newer.address };
  }
  // Every key was checked in one of the two records.
  return merged as unknown as FeedRecord;
}
