import { createHash } from 'node:crypto';
import { profileFieldNames, type RentalProfile } from '@verandah/market';
import type { RentalDocument } from './document.ts';

/** Changes with every change of a profile or its documents. */
export const profileVersion = (profile: RentalProfile, documents: readonly RentalDocument[]): string =>
  createHash('sha256')
    .update(JSON.stringify([profileFieldNames.map((name) => profile[name]), documents.map(({ id }) => id)]))
    .digest('base64url')
    .slice(0, 22);
