import { forOfficeAdmins } from '../../features/portal/for-office-admins.ts';
import { textOf, valuesOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { webhookFragment } from '../../features/webhooks/webhook.ts';
import { graphql } from '../../graphql.ts';
import { WebhooksView, type WebhooksContent } from './view.tsx';

export const readWebhooks = graphql(`query PortalWebhooks { webhooks { ...PortalWebhookFields } }`, [webhookFragment], {
  cached: false,
});
export const addWebhook = graphql(`
  mutation AddWebhook($url: String!, $kinds: [String!]!, $key: String) { addWebhook(url: $url, kinds: $kinds,
    idempotencyKey: $key) { secret } }`);

/** Webhooks of the agent's office, and a form to create one. */
export const webhooksPart: PortalPart<WebhooksContent> = {
  access: 'agent',
  async load({ graph }) {
    const read = await forOfficeAdmins(graph.read(readWebhooks, {}));
    return { title: 'Webhooks', content: { webhooks: read?.webhooks ?? null } };
  },
  async submit({ graph }, { fields, keyFor }) {
    const input = { url: textOf(fields, 'url').trim(), kinds: [...valuesOf(fields, 'kinds')] };
    const { addWebhook: added } = await graph.write(addWebhook, { ...input, key: keyFor('webhook', input) });
    return { secret: added.secret };
  },
  labels: { url: 'Address', kinds: 'Events' },
  done: { deleted: 'Webhook deleted. No more events are sent to it.' },
  View: WebhooksView,
};
