import { createHash } from 'node:crypto';

/** Names an answer by what it says, with its quotes: the same words have the same tag in every process. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether the asker has the answer already (`If-None-Match`); a weak tag serves a GET as well as a strong one. */
export function isKnownTag(asked: string | undefined, etag: string): boolean {
  return (
    asked !== undefined &&
    (asked.trim() === '*' || asked.split(',', 100).some((tag) => tag.trim().replace(/^W\//, '') === etag))
  );
}
