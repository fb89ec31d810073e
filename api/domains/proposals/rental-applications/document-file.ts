import { mostDocumentBytes } from '@verandah/market';
import { BadPicture, type PictureDecoder } from '../../../platform/picture-decoding/public.ts';
import { invalidInput, type Refusal } from '../../../platform/problems/public.ts';
import type { RentalDocument } from './document.ts';

/** Pixels that a page on A4 needs to be read. */
const pageSize = { width: 2000, height: 2800 } as const;

const refused = (message: string): Refusal => invalidInput({ field: 'document', message });
const megabytes = mostDocumentBytes / 1_000_000;

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
const hasEnd = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-1024)).includes('%%EOF');

/**
 * What is stored of a file that a member sent: a PDF as it is, which nothing here opens, or a picture, drawn again
 * without its metadata. Names and content types are not trusted.
 * @throws {Refusal} invalid; unavailable when too many pictures wait
 */
export async function checkedFile(
  decoder: PictureDecoder,
  bytes: Uint8Array,
): Promise<Pick<RentalDocument, 'type'> & { readonly bytes: Uint8Array }> {
  if (bytes.length === 0) throw refused('Choose a file.');
  if (bytes.length > mostDocumentBytes) throw refused(`Choose a file up to ${megabytes} MB.`);
  if (isPdf(bytes)) {
    if (!hasEnd(bytes)) throw refused('This PDF is damaged or cut off. Save it again, then choose it once more.');
    return { type: 'application/pdf', bytes };
  }
  try {
    const made = await decoder.run('upload', async () => ({ kind: 'whole', bytes, purpose: 'document', ...pageSize }));
    if (made === null) throw new BadPicture('broken', 'document');
    return { type: 'image/webp', bytes: made.bytes };
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    throw refused(
      error.code === 'not-a-picture'
        ? `We can’t read this file. Choose a PDF, JPEG, PNG, WebP, AVIF or GIF up to ${megabytes} MB.`
        : error.message,
    );
  }
}
