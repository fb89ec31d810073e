import { browserRest } from '@verandah/areas';
import { unreachable } from '@verandah/graph';

/** Image files that can be sent, as the `accept` attribute. */
export const imageTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const mostBytes = 25_000_000;

/** Why a file can't be sent; undefined if it can. */
export function fileProblem({ type, size }: File): string | undefined {
  if (!imageTypes.split(',').includes(type)) return 'Choose a JPEG, PNG, WebP, AVIF or GIF file.';
  return size > mostBytes ? 'Choose an image up to 25 MB.' : undefined;
}

/** Sends an image of a post. @returns its media key, or why it was rejected */
export async function uploadImage(file: File): Promise<{ readonly key: string } | { readonly problem: string }> {
  const { status, body } = await browserRest({ method: 'POST', path: '/rest/posts/editor/covers', body: file });
  const sent = (body ?? {}) as {
    readonly cover?: string;
    readonly detail?: string;
    readonly errors?: readonly { readonly message: string }[];
  };
  if (status < 300 && sent.cover !== undefined) return { key: sent.cover };
  const rejection = status < 500 ? (sent.errors?.[0]?.message ?? sent.detail) : undefined;
  return { problem: rejection ?? unreachable };
}
