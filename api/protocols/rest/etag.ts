import { createHash } from 'node:crypto';

/** ETag of a response, with quotes: equal content has the same tag in every process. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether the caller has this version (`If-None-Match`, `If-Match`). */
export function isKnownTag(requested: string | undefined, etag: string): boolean {
  return (
    requested !== undefined &&
    (requested.trim() === '*' || requested.split(',', 100).some((tag) => tag.trim().replace(/^W\//, '') === etag))
  );
}
