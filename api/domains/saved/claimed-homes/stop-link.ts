import { sealText, unsealText } from '../../../platform/identity/public.ts';

const purpose = 'home-value';

/**
 * Path of the page that turns the monthly mail of a claimed home off. It is in each of them and never expires, because
 * people keep mails for years.
 */
export const stopPath = (homeId: number, key: Uint8Array): string =>
  `/mail/home/${sealText(String(homeId), purpose, key)}`;

/** The claimed home of a sealed link; undefined for a forged one. */
export function readStopToken(token: string, key: Uint8Array): number | undefined {
  const id = unsealText(token, purpose, key);
  return id === undefined ? undefined : Number(id);
}
