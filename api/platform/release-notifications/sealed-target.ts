import { hkdfSync } from 'node:crypto';
import { openText, sealText } from '@verandah/storage';

const keyOf = (sessionKey: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', sessionKey, '', 'release notifications', 32));
type Part = 'address' | 'secret';
const purposeOf = (target: string, part: Part): string => `${part} of target ${target}`;

/** An address or a secret as it is stored: worthless without the session key, and in another target's row. */
export const sealOfTarget = (text: string, target: string, part: Part, sessionKey: Uint8Array): string =>
  sealText(text, purposeOf(target, part), keyOf(sessionKey));

/** undefined unless it was sealed with this key for this target. */
export const openOfTarget = (sealed: string, target: string, part: Part, sessionKey: Uint8Array): string | undefined =>
  openText(sealed, purposeOf(target, part), keyOf(sessionKey));
