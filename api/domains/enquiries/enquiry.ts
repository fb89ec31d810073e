/** What an enquiry is about; the numbers of the table's `kind`. */
export const enquiryKinds = ['listing', 'agent', 'appraisal', 'buyer', 'property', 'product'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryStatuses = ['new', 'read', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** The sender, validated. */
export interface Sender {
  readonly name: string;
  readonly email: string;
  /** In one form, see `australianPhone`. */
  readonly phone: string | null;
  readonly message: string;
}

/** Whom an enquiry goes to and what it is about, as the caller says. */
export interface EnquiryRequest {
  readonly kind: EnquiryKind;
  readonly listingId?: number | undefined;
  readonly agentId?: number | undefined;
  readonly officeId?: number | undefined;
  readonly locationId?: number | undefined;
  /** Fields of this kind alone: see `kinds.ts`. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The same, looked up: at least one that answers, but for products, which are the site's own. */
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
