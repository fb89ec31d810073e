import type { InspectionPlan, OpenDay } from '@verandah/market';
import type { Refused } from '../../features/actions/action.ts';
import type { BookableTime, OwnBooking } from '../../features/inspections/queries.ts';
import type { PlannedHome } from './queries.ts';

/** A home as the planner shows it. */
export interface ShownHome extends Pick<PlannedHome, 'id' | 'uri' | 'address'> {
  readonly price: string;
  readonly photo: PlannedHome['media']['photos'][number] | null;
  /** Coming inspections. */
  readonly times: number;
}

/** What the planner shows. */
export interface InspectionsData {
  /** `saved` or the name of a collection in addresses; null: the address names the homes. */
  readonly from: string | null;
  readonly collections: readonly { readonly name: string; readonly uri: string }[];
  /** All to choose from, also those without inspections. */
  readonly homes: readonly ShownHome[];
  readonly chosen: readonly string[];
  /** Ids of the chosen homes with inspections, as many as a plan holds. */
  readonly planned: readonly string[];
  /** Chosen homes with inspections that are too many. */
  readonly beyond: number;
  /** Homes that no longer exist. */
  readonly missing: number;
  readonly days: readonly OpenDay[];
  /** yyyy-MM-dd; null if no home is open. */
  readonly day: string | null;
  readonly plan: InspectionPlan;
  /** Times of the homes that take registrations. */
  readonly bookable: readonly BookableTime[];
  /** The member's coming registrations. */
  readonly bookings: readonly OwnBooking[];
  readonly signedIn: boolean;
  readonly refused?: Refused;
}
