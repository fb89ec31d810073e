/** What a visitor sends, as it arrives. */
export interface EnquiryInput {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly message: string;
  readonly consent: boolean;
}

/** A checked enquiry. */
export interface Enquiry {
  readonly listingId: number;
  readonly name: string;
  readonly email: string;
  /** In one form, see `australianPhone`. */
  readonly phone: string | null;
  readonly message: string;
}

export interface EnquiryReceipt { readonly id: number; readonly receivedAt: string }

/** Why a field can't be taken, told to the visitor beside it. */
export interface FieldProblem { readonly field: string; readonly message: string }

/** What became of an enquiry. */
export type EnquiryOutcome =
  | { readonly kind: 'received'; readonly receipt: EnquiryReceipt }
  | { readonly kind: 'refused'; readonly reason: 'invalid' | 'unknown-listing' | 'removed-listing' | 'throttled' | 'key-reused'; readonly problems: readonly FieldProblem[] };
