import { paginate } from '@verandah/market';
import { forOfficeAdmins } from '../../features/portal/for-office-admins.ts';
import { textOf, valuesOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { webhookFragment } from '../../features/webhooks/webhook.ts';
import { graphql } from '../../graphql.ts';
import { WebhookView, type WebhookContent } from './view.tsx';

export const readWebhook = graphql(
  `query PortalWebhook($id: ID!, $skip: Int, $take: Int) {
    webhook(id: $id) { ...PortalWebhookFields deliveries(skip: $skip, take: $take) { total results { id eventId kind at
      status attempts attemptedAt nextAt httpStatus response problem } } }
  }`,
  [webhookFragment],
  { cached: false },
);
export const setKinds = graphql(`
  mutation SetWebhookKinds($id: ID!, $kinds: [String!]!) { setWebhookKinds(id: $id, kinds: $kinds) { id } }`);
export const setEnabled = graphql(`
  mutation SetWebhookEnabled($id: ID!, $enabled: Boolean!) { setWebhookEnabled(id: $id, enabled: $enabled) { id } }`);
export const rotate = graphql(`
  mutation RotateWebhookSecret($id: ID!, $key: String) { rotateWebhookSecret(id: $id,
    idempotencyKey: $key) { secret } }`);
export const endFormer = graphql(`
  mutation EndFormerWebhookSecret($id: ID!) { endFormerWebhookSecret(id: $id) { id } }`);
export const remove = graphql(`
  mutation DeleteWebhook($id: ID!) { deleteWebhook(id: $id) }`);
export const test = graphql(`
  mutation TestWebhook($id: ID!, $key: String) { testWebhook(id: $id, idempotencyKey: $key) }`);
export const replay = graphql(`
  mutation ReplayWebhookDelivery($id: ID!) { replayWebhookDelivery(id: $id) { id } }`);

/** A webhook of the agent's office: its events, its secret, and what was sent. */
export const webhookPart: PortalPart<WebhookContent> = {
  access: 'agent',
  async load({ graph, url: { searchParams }, params: { id = '' } }) {
    const page = Math.min(1000, Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1));
    const { skip, take } = paginate(0, page);
    const read = await forOfficeAdmins(graph.read(readWebhook, { id, skip, take }));
    return { title: 'Webhook', content: { webhook: read?.webhook ?? null, page } };
  },
  async submit({ graph, params: { id = '' } }, { form, fields, keyFor }) {
    const done = (what: string) => ({ location: `/agent-portal/webhooks/${id}?done=${what}` });
    switch (form) {
      case 'kinds':
        await graph.write(setKinds, { id, kinds: [...valuesOf(fields, 'kinds')] });
        return done('saved');
      case 'enable':
      case 'disable':
        await graph.write(setEnabled, { id, enabled: form === 'enable' });
        return done(`${form}d`);
      case 'rotate':
        return {
          secret: (await graph.write(rotate, { id, key: keyFor('rotate', { id }) })).rotateWebhookSecret.secret,
        };
      case 'end-former':
        await graph.write(endFormer, { id });
        return done('ended');
      case 'test':
        await graph.write(test, { id, key: keyFor('test', { id }) });
        return done('tested');
      case 'replay':
        await graph.write(replay, { id: textOf(fields, 'delivery') });
        return done('replayed');
      default:
        if (textOf(fields, 'sure') !== 'yes')
          throw new NotTaken({}, 'Select the box to confirm. The webhook and its deliveries will be deleted.');
        await graph.write(remove, { id });
        return { location: '/agent-portal/webhooks?done=deleted' };
    }
  },
  labels: { kinds: 'Events' },
  done: {
    saved: 'Events saved.',
    enabled: 'Webhook enabled. Events are sent from now on.',
    disabled: 'Webhook disabled. Nothing is sent to it until you enable it.',
    ended: 'The old secret no longer works.',
    tested: 'Test event on its way. Refresh the deliveries to see the response.',
    replayed: 'Sending again. Refresh the deliveries to see the response.',
  },
  View: WebhookView,
};
