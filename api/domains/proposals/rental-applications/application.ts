import type { ApplicationStatus, RentalProfile } from '@verandah/market';

/** What an office receives: the profile when it was sent, without what the state's rules leave out. */
export interface SentContent {
  /** Address of the home, as visitors saw it. */
  readonly home: string;
  readonly stateCode: string | null;
  readonly name: string;
  readonly email: string;
  /** yyyy-mm-dd; null for any day. */
  readonly moveInOn: string | null;
  readonly message: string;
  readonly profile: RentalProfile;
}

/** An application; times are ISO 8601. */
export interface RentalApplication {
  readonly id: number;
  readonly listingId: number;
  readonly listingUri: string;
  readonly officeId: number;
  readonly officeName: string;
  readonly memberId: number;
  readonly status: ApplicationStatus;
  readonly content: SentContent;
  readonly sentAt: string;
  readonly decidedAt: string | null;
  /** When it is deleted. */
  readonly expiresAt: string;
}

/** Who of the office opened a document, or exported the application. */
export interface Opening {
  readonly agentName: string;
  readonly what: 'identity' | 'income' | 'suitability' | 'form' | 'export';
  readonly openedAt: string;
}
