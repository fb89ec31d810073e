import type { alertFrequencies } from './alert-frequencies.ts';
import {
  graphql,
  type AlertsQuery,
  type AddAlertInput,
  type ListingSearchQuery,
  type UpdateAlertInput,
} from '../../graphql.ts';

/** How often an alert’s new homes are emailed. */
export type EmailFrequency = (typeof alertFrequencies)[number]['value'] | 'never';

/**
 * An alert, as its page shows it: `description` is the search in words or the member's own, `address` the canonical one
 * of its search, `newSince` when it was last cleared, or made (ISO 8601). Without a frequency of its own it is emailed
 * as often as the member prefers for all.
 */
export type Alert = Alerts['results'][number];

/** The alerts. `joinedCount` are those created by email that are now the member’s and have not been announced. */
export type Alerts = AlertsQuery['alerts'];

export const readAlerts = graphql(
  `query Alerts { alerts { results { id name description address: uri unseenListingIds unseenListingCount newSince
    emailFrequency coverPhoto { key colour alt } } unseenListingCount joinedCount } }`,
  [],
  { cached: false },
);

export type AlertInput = AddAlertInput & { readonly searchParams: ListingSearchQuery };
export type AlertChange = UpdateAlertInput;

/** The key ensures that a request sent twice creates one alert. */
export const addAlert = graphql(
  `mutation AddAlert($input: AddAlertInput!, $key: String) { addAlert(input: $input, idempotencyKey: $key) { id
    filter { locationIds } } }`,
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
/** Marks the alerts that joined the account as announced. Returns how many there were, once. */
export const noteJoinedAlerts = graphql(`mutation NoteJoinedAlerts { noteJoinedAlerts }`);
