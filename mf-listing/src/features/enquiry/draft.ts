import type { EnquiryFields } from './enquiry.ts';

/** What a visitor has typed, and the mark that sets this enquiry apart from the next one. */
export interface Draft { readonly mark: string; readonly fields: EnquiryFields }

const place = (listingId: string): string => `verandah.enquiry.${listingId}`;

export const newMark = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/** The draft of this visit; null when there is none, or storage is closed to the page. */
export function readDraft(listingId: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(listingId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('mark' in kept) || !('fields' in kept)) return null;
    const { mark, fields } = kept as { mark: unknown; fields: Record<string, unknown> | null };
    const text = (name: string): string => (typeof fields?.[name] === 'string' ? fields[name] : '');
    return typeof mark === 'string' && fields
      ? { mark, fields: { name: text('name'), email: text('email'), phone: text('phone'), message: text('message'), consent: fields.consent === true } }
      : null;
  } catch {
    return null;
  }
}

/** Keeps a draft for this visit; without storage it lives as long as the page. */
export function keepDraft(listingId: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(place(listingId), JSON.stringify(draft));
    else sessionStorage.removeItem(place(listingId));
  } catch {
    // Storage is closed or full.
  }
}
