import type { ProfileProblems, RentalProfile } from '@verandah/market';
import type { Refused } from '../../features/actions/action.ts';
import type { AppliedHome, ListedApplication, OwnApplication, OwnProfile } from './queries.ts';

/** The member's applications. */
export interface ListData {
  readonly kind: 'list';
  readonly applications: readonly ListedApplication[];
  readonly page: number;
  readonly pages: number;
}

/** The form of the profile, and its documents. */
export interface ProfileData {
  readonly kind: 'profile';
  /** Null before it was saved. */
  readonly profile: OwnProfile | null;
  readonly start: { readonly fields: RentalProfile; readonly problems: ProfileProblems };
  /** The home that is applied for next; '' for none. */
  readonly listing: string;
  /** Confirmation of the last form. */
  readonly done: string;
  /** Why a document that was sent without script was rejected; '' if none was. */
  readonly documentProblem: string;
  readonly refused?: Refused;
}

/** What is sent, before it is. */
export interface ApplyData {
  readonly kind: 'apply';
  readonly home: AppliedHome;
  readonly profile: OwnProfile | null;
  /** Identifies the application in retries. */
  readonly key: string;
  readonly refused?: Refused;
}

/** One application. */
export interface ApplicationData {
  readonly kind: 'application';
  readonly application: OwnApplication;
  /** It has just been sent. */
  readonly isNew: boolean;
  readonly refused?: Refused;
}

export type RentingData = ListData | ProfileData | ApplyData | ApplicationData;
