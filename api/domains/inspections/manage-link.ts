import { sealText, unsealText } from '../../platform/identity/public.ts';

const purpose = 'inspection-booking';

/** Path of the page where a visitor without an account sees and cancels a booking. It is in every mail about it. */
export const managePath = (bookingId: number, key: Uint8Array): string =>
  `/mail/inspection/${sealText(String(bookingId), purpose, key)}`;

/** The booking of a link; undefined for a forged one. */
export function readManageToken(token: string, key: Uint8Array): number | undefined {
  const id = unsealText(token, purpose, key);
  return id === undefined ? undefined : Number(id);
}
