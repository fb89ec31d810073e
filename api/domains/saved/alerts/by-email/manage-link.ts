import { sealText, unsealText } from '../../../../platform/identity/public.ts';

const purpose = 'email-alert';

/**
 * Path of the page where a subscription is changed or stopped. It is in every mail of the subscription and never
 * expires, because people keep mails for years.
 */
export const managePath = (subscriptionId: number, key: Uint8Array): string =>
  `/mail/alert/${sealText(String(subscriptionId), purpose, key)}`;

/** The subscription of a sealed link; undefined for a forged one. */
export function readManageToken(token: string, key: Uint8Array): number | undefined {
  const id = unsealText(token, purpose, key);
  return id === undefined ? undefined : Number(id);
}
