import type { CardPhoto } from '@verandah/design';
import type { ListingSearchQuery } from '@verandah/market';
import type { alertFrequencies } from './alert-frequencies.ts';
import { graphql } from '../../graphql.ts';

/** How often an alert’s new homes are emailed. */
export type EmailFrequency = (typeof alertFrequencies)[number]['value'] | 'never';

/** An alert, as its page shows it. */
export interface Alert {
  readonly id: string;
  readonly name: string;
  /** The search in words, or the member's own description. */
  readonly description: string;
  /** The canonical address of its search. */
  readonly address: string;
  readonly unseenListingIds: readonly string[];
  readonly unseenListingCount: number;
  readonly coverPhoto: CardPhoto | null;
  /** When it was last cleared, or made; ISO 8601. */
  readonly newSince: string;
  /** Its own; null: as often as the member prefers for all. */
  readonly emailFrequency: EmailFrequency | null;
}

export interface Alerts {
  readonly results: readonly Alert[];
  readonly unseenListingCount: number;
  /** Alerts created by email that are now the member’s and have not been announced. */
  readonly joinedCount: number;
}

export const readAlerts = graphql(
  `query Alerts { alerts { results { id name description address: uri unseenListingIds unseenListingCount newSince emailFrequency coverPhoto { key colour alt } } unseenListingCount joinedCount } }`,
  [],
  { kept: false },
);

export interface AlertInput {
  readonly name: string;
  readonly searchParams: ListingSearchQuery;
  readonly pageElementPosition?: string;
}
export interface AlertChange {
  readonly id: string;
  readonly name?: string;
  readonly description?: string;
  readonly searchParams?: ListingSearchQuery;
  readonly pageElementPosition?: string;
  readonly emailFrequency?: EmailFrequency;
}

/** The key ensures that a request sent twice creates one alert. */
export const addAlert = graphql(
  `mutation AddAlert($input: AddAlertInput!, $key: String) { addAlert(input: $input, idempotencyKey: $key) { id filter { locationIds } } }`,
  [],
  { changes: ['alerts'] },
);
export const updateAlert = graphql(
  `mutation UpdateAlert($input: UpdateAlertInput!) { updateAlert(input: $input) { id } }`,
  [],
  { changes: ['alerts'] },
);
export const deleteAlert = graphql(
  `mutation DeleteAlert($alertId: ID!) { deleteAlert(alertId: $alertId) { alertId } }`,
  [],
  { changes: ['alerts'] },
);
export const clearAlert = graphql(
  `mutation ClearAlert($alertId: ID!) { deleteAlertNewListing(alertId: $alertId) { alertId } }`,
  [],
  { changes: ['alerts'] },
);
/** Notes that the alerts created by email that are now theirs are announced. Answers how many, once. */
export const noteJoinedAlerts = graphql(`mutation NoteJoinedAlerts { noteJoinedAlerts }`);
