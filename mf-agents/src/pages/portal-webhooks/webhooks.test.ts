import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, part, refusal, written } from '../../test-kit/portal.ts';

const webhook = {
  id: '1',
  url: 'https://crm.example.com/hooks',
  kinds: ['enquiry.received'],
  createdAt: '2026-11-20T01:00:00.000Z',
  disabledAt: null,
  disabledBy: null,
  failingSince: null,
  formerSecretUntil: null,
};
const path = '/agent-portal/webhooks';
const responses = { ...asAgent, PortalWebhooks: { webhooks: [webhook] } };
const send = (given: Record<string, unknown>, fields: Record<string, string | readonly string[]>) => {
  const { graph, requests } = stubGraph({ ...responses, ...given });
  return {
    requests,
    outcome: submitPage(part('webhooks'), request(graph, path), { form: 'create', key: 'abcdef0123456', ...fields }),
  };
};
const typed = { url: ' https://crm.example.com/more ', kinds: ['enquiry.received', 'review.received'] };

test('[GQL-45] a created webhook’s secret is shown in place, once; sent again it has the same key', async () => {
  const sent = () => send({ AddWebhook: { addWebhook: { secret: 'whsec_abc' } } }, typed);
  const [first, again] = [sent(), sent()];
  expect(await first.outcome).toMatchObject({ status: 200, data: { secret: 'whsec_abc', refused: null } });
  await again.outcome;
  const [one] = written(first.requests, 'AddWebhook');
  expect(one).toMatchObject({
    url: 'https://crm.example.com/more',
    kinds: ['enquiry.received', 'review.received'],
    key: expect.stringMatching(/^webhook-/),
  });
  expect(written(again.requests, 'AddWebhook')).toEqual([one]);
  const { graph } = stubGraph(responses);
  expect(await loadPage(part('webhooks'), request(graph, path))).toMatchObject({ data: { secret: '' } });
});

test('[GQL-45] a rejected address is beside its field, and the chosen events stay chosen; a proof is requested in the form', async () => {
  const wrong = refusal('AddWebhook', 'BAD_USER_INPUT', 'No.', [{ field: 'url', message: 'Enter an https address.' }]);
  expect(await send({ AddWebhook: wrong }, typed).outcome).toMatchObject({
    status: 422,
    data: { refused: { problems: { url: 'Enter an https address.' }, fields: { kinds: typed.kinds } } },
  });
  const unproven = refusal('AddWebhook', 'FORBIDDEN', 'No.', [{ field: 'proof', message: 'Confirm it’s you.' }]);
  expect(await send({ AddWebhook: unproven }, typed).outcome).toMatchObject({
    status: 422,
    data: { refused: { problems: { proof: 'Confirm it’s you.' } } },
  });
});

test('[GQL-45] other agents of the office read who manages its webhooks', async () => {
  const { graph } = stubGraph({ ...responses, PortalWebhooks: refusal('PortalWebhooks', 'FORBIDDEN') });
  expect(await loadPage(part('webhooks'), request(graph, path))).toMatchObject({
    status: 200,
    data: { content: { webhooks: null } },
  });
});

test('[GQL-47] the page of a webhook sends a test event, replays, rotates, disables, and deletes when that is confirmed', async () => {
  const own = `${path}/1`;
  const given = {
    ...asAgent,
    PortalWebhook: { webhook: { ...webhook, deliveries: { total: 0, results: [] } } },
    TestWebhook: { testWebhook: true },
    ReplayWebhookDelivery: { replayWebhookDelivery: { id: '1' } },
    RotateWebhookSecret: { rotateWebhookSecret: { secret: 'whsec_new' } },
    SetWebhookEnabled: { setWebhookEnabled: { id: '1' } },
    SetWebhookKinds: { setWebhookKinds: { id: '1' } },
    EndFormerWebhookSecret: { endFormerWebhookSecret: { id: '1' } },
    DeleteWebhook: { deleteWebhook: true },
  };
  const { graph, requests } = stubGraph(given);
  const submit = (form: string, fields: Record<string, string> = {}) =>
    submitPage(
      part('webhook'),
      { ...request(graph, own), params: { id: '1' } },
      { form, key: 'abcdef0123456', ...fields },
    );
  const to = (done: string) => ({ status: 303, location: `${own}?done=${done}` });
  expect(await submit('test')).toEqual(to('tested'));
  expect(await submit('replay', { delivery: '9' })).toEqual(to('replayed'));
  expect(written(requests, 'ReplayWebhookDelivery')).toEqual([{ id: '9' }]);
  expect(await submit('rotate')).toMatchObject({ status: 200, data: { secret: 'whsec_new' } });
  expect(await submit('end-former')).toEqual(to('ended'));
  expect(await submit('disable')).toEqual(to('disabled'));
  expect(await submit('enable')).toEqual(to('enabled'));
  expect(written(requests, 'SetWebhookEnabled').map(({ enabled }) => enabled)).toEqual([false, true]);
  expect(await submit('kinds', { kinds: 'upload.done' })).toEqual(to('saved'));
  expect(written(requests, 'SetWebhookKinds')).toEqual([{ id: '1', kinds: ['upload.done'] }]);
  expect(await submit('delete')).toMatchObject({
    status: 422,
    data: { refused: { message: expect.stringContaining('confirm') } },
  });
  expect(written(requests, 'DeleteWebhook')).toEqual([]);
  expect(await submit('delete', { sure: 'yes' })).toEqual({ status: 303, location: `${path}?done=deleted` });
});
