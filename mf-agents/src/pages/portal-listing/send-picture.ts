import { browserRest } from '@verandah/areas';
import type { PictureKind } from './pictures.ts';

/** Maximum size of a picture, in bytes. */
const mostBytes = 25_000_000;

/**
 * Sends a picture unchanged.
 * @returns in words why it was rejected; '' if it was accepted
 */
export async function sendPicture(listingId: string, kind: PictureKind, file: File): Promise<string> {
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > mostBytes) return `${file.name} is larger than 25 MB. Choose a smaller file.`;
  try {
    const { status, body } = await browserRest({
      method: 'POST',
      path: `/rest/agents/own/listings/${listingId}/pictures?kind=${kind}`,
      body: file,
    });
    if (status < 300) return '';
    if (status === 401) return 'You’ve been signed out. Sign in again, then upload your photos.';
    if (status === 415) return `${file.name} isn’t an image we can use. Choose a JPEG, PNG, WebP, AVIF or GIF.`;
    return `${file.name}: ${messageOf(body) || 'we couldn’t upload it. Try again in a minute.'}`;
  } catch {
    return `${file.name} didn’t upload. Try again: nothing will be added twice.`; // the browser has no connection
  }
}

/** The validation error of the API, without the name of its field. */
function messageOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { detail, errors } = body as {
    readonly detail?: unknown;
    readonly errors?: readonly { readonly message?: unknown }[];
  };
  const [first] = errors ?? [];
  return typeof first?.message === 'string' ? first.message : typeof detail === 'string' ? detail : '';
}
