import { hkdfSync } from 'node:crypto';
import { openText, sealText } from '@verandah/storage';

const keyOf = (sessionKey: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', sessionKey, '', 'webhook secret', 32));
const purposeOf = (officeId: number): string => `webhook of office ${officeId}`;

/** A stored secret: worthless without the session key, and in the row of another office. */
export const sealWebhookSecret = (secret: string, officeId: number, sessionKey: Uint8Array): string =>
  sealText(secret, purposeOf(officeId), keyOf(sessionKey));

/** undefined unless it was sealed with this key for this office. */
export const openWebhookSecret = (sealed: string, officeId: number, sessionKey: Uint8Array): string | undefined =>
  openText(sealed, purposeOf(officeId), keyOf(sessionKey));
