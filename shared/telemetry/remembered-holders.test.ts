import type { TokenHolder } from './may-read-metrics.ts';
import { rememberHolders } from './remembered-holders.ts';

test('[SHELL-90] while tokens cannot be looked up, one that was found before reads metrics, and no other', async () => {
  const holders: Record<string, TokenHolder> = { prometheus: 'operations', squad: 'other' };
  let isAvailable = true;
  const holderOf = rememberHolders(async (token) => {
    if (!isAvailable) throw new Error('no response');
    return holders[token] ?? 'unknown';
  });
  expect(await Promise.all(['prometheus', 'squad', 'guessed'].map(holderOf))).toEqual([
    'operations',
    'other',
    'unknown',
  ]);
  isAvailable = false;
  expect(await Promise.all(['prometheus', 'squad'].map(holderOf))).toEqual(['operations', 'other']);
  await expect(holderOf('guessed')).rejects.toThrow('no response');
  await expect(holderOf('never seen')).rejects.toThrow('no response');
  // A token that was revoked is forgotten.
  isAvailable = true;
  delete holders['prometheus'];
  expect(await holderOf('prometheus')).toBe('unknown');
  isAvailable = false;
  await expect(holderOf('prometheus')).rejects.toThrow('no response');
});
