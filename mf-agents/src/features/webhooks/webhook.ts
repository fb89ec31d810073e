import type { PortalWebhookFieldsFragment } from '../../graphql.ts';

/** Events that a webhook can get, with what visitors of the portal read. */
export const eventLabels = {
  'listing.published': 'Listing published',
  'listing.changed': 'Listing changed',
  'listing.sold': 'Listing sold',
  'listing.leased': 'Listing leased',
  'listing.withdrawn': 'Listing withdrawn',
  'enquiry.received': 'Enquiry received',
  'review.received': 'Review received',
  'upload.done': 'Feed imported',
} as const;

/** The name of an event's kind; a kind without one has the API's name. */
export const eventLabel = (kind: string): string =>
  kind === 'webhook.test'
    ? 'Test event'
    : Object.hasOwn(eventLabels, kind)
      ? eventLabels[kind as keyof typeof eventLabels]
      : kind;

/** An address that the office's events are sent to. */
export type Webhook = PortalWebhookFieldsFragment;

export const webhookFragment = /* GraphQL */ `fragment PortalWebhookFields on Webhook { id url kinds createdAt disabledAt disabledBy failingSince formerSecretUntil }`;

/** Label of a webhook's state, and whether someone must act. */
export function stateOf({ disabledAt, failingSince }: Webhook): {
  readonly text: string;
  readonly tone: 'outline' | 'accent';
} {
  if (disabledAt !== null) return { text: 'Disabled', tone: 'accent' };
  return failingSince === null ? { text: 'Enabled', tone: 'outline' } : { text: 'Failing', tone: 'accent' };
}
