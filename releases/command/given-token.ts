import { Refusal } from '../refusal.ts';

/** The token in VERANDAH_TOKEN. @throws {Refusal} 'not-allowed' without one that a header can contain */
export function givenToken(host: string): string {
  const token = process.env['VERANDAH_TOKEN']?.trim();
  if (!token) throw new Refusal('not-allowed', `Set VERANDAH_TOKEN to your token for ${host}.`);
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new Refusal('not-allowed', 'VERANDAH_TOKEN is not a token: it contains a space, a line break or the like.');
  return token;
}
