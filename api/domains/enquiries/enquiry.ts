/** Kinds of enquiries and their numbers in the column `kind`. */
export const enquiryKinds = ['listing', 'agent', 'appraisal', 'buyer', 'property', 'product'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryStatuses = ['new', 'read', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** The sender, validated. */
export interface Sender {
  readonly name: string;
  readonly email: string;
  /** Normalised, see `australianPhone`. */
  readonly phone: string | null;
  readonly message: string;
}

/** The receiver and the subject of an enquiry, as given by the caller. */
export interface EnquiryRequest {
  readonly kind: EnquiryKind;
  readonly listingId?: number | undefined;
  readonly agentId?: number | undefined;
  readonly officeId?: number | undefined;
  readonly locationId?: number | undefined;
  /** Fields of this kind only: see `kinds.ts`. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The same, resolved: at least one receiver, except for products, which belong to the site. */
export interface EnquiryTarget {
  readonly listingId: number | null;
  readonly agentId: number | null;
  readonly officeId: number | null;
  readonly localityId: number | null;
}

export interface EnquiryReceipt {
  readonly id: number;
  readonly receivedAt: string;
}
