import type { DocumentKind } from '@verandah/market';

/** A document of a profile or an application; its file is encrypted. */
export interface RentalDocument {
  /** UUID. */
  readonly id: string;
  readonly kind: DocumentKind;
  readonly type: 'application/pdf' | 'image/webp';
  /** Bytes of the file. */
  readonly size: number;
  /** ISO 8601. */
  readonly addedAt: string;
}

/** A document with its file. */
export interface OpenedDocument extends RentalDocument {
  readonly bytes: Buffer;
}

/** Name of the file when it is saved: 'identity-1f0c.pdf'. */
export const fileNameOf = ({ id, kind, type }: Pick<RentalDocument, 'id' | 'kind' | 'type'>): string =>
  `${kind}-${id.slice(0, 4)}.${type === 'application/pdf' ? 'pdf' : 'webp'}`;

/** Whether a text of a path can be the id of a document. */
export const isDocumentId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
