import { browserRest } from '@verandah/areas';

/** Maximum size of a feed, in bytes. */
const mostBytes = 50 * 1024 * 1024;

/**
 * Sends a file of REAXML in any encoding, or of listings in JSON, unchanged.
 * @returns the upload's id, or in words why it was rejected
 */
export async function sendFile(file: File): Promise<{ readonly id: string } | { readonly problem: string }> {
  if (file.size === 0) return { problem: `${file.name} is empty.` };
  if (file.size > mostBytes) return { problem: `${file.name} is larger than 50 MB. Split it into smaller files.` };
  const isJson = /\.json$/i.test(file.name);
  try {
    const { status, body } = await browserRest({
      method: 'POST',
      path: `/feeds/${isJson ? 'listings' : 'reaxml'}?source=${encodeURIComponent(file.name.slice(0, 200))}`,
      body: new Blob([file], { type: isJson ? 'application/json' : 'application/xml' }),
    });
    const textOf = (name: string): string =>
      typeof body === 'object' && body !== null && name in body ? String((body as Record<string, unknown>)[name]) : '';
    if (status === 202) return { id: textOf('id') };
    return {
      problem:
        status === 401
          ? 'You’ve been signed out. Sign in again, then send the file.'
          : textOf('detail') || 'We couldn’t accept the file. Try again in a minute.',
    };
  } catch {
    // The browser has no connection.
    return { problem: 'We couldn’t connect. Send the file again: nothing will be added twice.' };
  }
}
