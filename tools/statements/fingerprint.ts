import { createHash } from 'node:crypto';

/**
 * Identifies an `sql` template by the text between its parameters.
 * @param fragments a template's texts, one more than its parameters
 */
export const fingerprintOf = (fragments: readonly string[]): string =>
  createHash('sha256').update(fragments.join('\0')).digest('base64url').slice(0, 22);
