import { hkdfSync } from 'node:crypto';
import { openText, sealText } from '@verandah/storage';

const keyOf = (sessionKey: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', sessionKey, '', 'second factor', 32));
const ownerOf = (memberId: number): string => `member ${memberId}`;

/** A stored secret: worthless without the session key, and in the row of another member. */
export const sealSecret = (secret: string, memberId: number, sessionKey: Uint8Array): string =>
  sealText(secret, ownerOf(memberId), keyOf(sessionKey));

/** undefined unless it was sealed with this key for this member. */
export const openSecret = (sealed: string, memberId: number, sessionKey: Uint8Array): string | undefined =>
  openText(sealed, ownerOf(memberId), keyOf(sessionKey));
