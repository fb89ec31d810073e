import { createHash } from 'node:crypto';

/** Names an answer by what it says, with its quotes: the same words have the same tag in every process. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** The host sends a compressed representation with its encoding in the tag. */
const namesVersion = (tag: string, etag: string): boolean =>
  tag === etag || tag === etag.replace(/"$/, '-br"') || tag === etag.replace(/"$/, '-gzip"');

/** Whether the caller has this version, in any encoding (`If-None-Match`, `If-Match`). */
export function isKnownTag(asked: string | undefined, etag: string): boolean {
  return (
    asked !== undefined &&
    (asked.trim() === '*' || asked.split(',', 100).some((tag) => namesVersion(tag.trim().replace(/^W\//, ''), etag)))
  );
}
