import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import { sendFile } from './send-file.ts';
import { asAgent, part, refusal, written } from '../../test-kit/portal.ts';

test('[PORT-01] a pasted feed leads to its report', async () => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalFeeds: { feedUploads: { total: 0, results: [] } },
    PortalFeedDisplay: { feedDisplayDefault: 'yes' },
    PortalFeedKeys: { feedKeys: [] },
    SendFeed: { sendFeed: 'f00d' },
  });
  const send = (text: string) =>
    submitPage(part('feeds'), request(graph, '/agent-portal/feeds'), {
      form: 'paste',
      key: 'abcdef0123456',
      source: 'evening.xml',
      text,
    });
  expect(await send('<propertyList/>')).toEqual({ status: 303, location: '/agent-portal/feeds/f00d' });
  expect(written(requests, 'SendFeed')[0]).toMatchObject({
    source: 'evening.xml',
    text: '<propertyList/>',
    key: expect.stringMatching(/^feed-/),
  });
  expect(await send(' ')).toMatchObject({
    status: 422,
    data: { refused: { problems: { text: expect.stringContaining('Paste') } } },
  });
});

test('[LIST-14] an office chooses whether only what is marked display="yes" is shown', async () => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalFeeds: { feedUploads: { total: 0, results: [] } },
    PortalFeedDisplay: { feedDisplayDefault: 'yes' },
    PortalFeedKeys: { feedKeys: [] },
    SetFeedDisplay: { setFeedDisplayDefault: 'no' },
  });
  const choose = (fields: Readonly<Record<string, string>>) =>
    submitPage(part('feeds'), request(graph, '/agent-portal/feeds'), {
      form: 'display',
      key: 'abcdef0123456',
      ...fields,
    });
  expect(await choose({ explicit: 'yes' })).toEqual({ status: 303, location: '/agent-portal/feeds?done=display' });
  await choose({});
  expect(written(requests, 'SetFeedDisplay').map(({ value }) => value)).toEqual(['no', 'yes']);
});

test('[DATA-16] an office’s admin makes a feed key, which is shown once, and revokes it; other agents read whom to ask', async () => {
  const responses = {
    ...asAgent,
    PortalFeeds: { feedUploads: { total: 0, results: [] } },
    PortalFeedDisplay: { feedDisplayDefault: 'yes' },
    PortalFeedKeys: { feedKeys: [{ id: '5', createdAt: '2026-11-20T01:00:00.000Z', endedAt: null }] },
    AddFeedKey: { addFeedKey: 'vfk_new' },
    EndFeedKey: { endFeedKey: true },
  };
  const { graph, requests } = stubGraph(responses);
  const submit = (fields: Record<string, string>) =>
    submitPage(part('feeds'), request(graph, '/agent-portal/feeds'), { key: 'abcdef0123456', ...fields });
  expect(await submit({ form: 'add-key' })).toMatchObject({
    status: 200,
    data: { secret: 'vfk_new', content: { keys: [{ id: '5' }], site: expect.stringMatching(/^https?:/) } },
  });
  expect(written(requests, 'AddFeedKey')).toEqual([{ officeId: '1' }]);
  expect(await submit({ form: 'end-key', id: '5' })).toEqual({
    status: 303,
    location: '/agent-portal/feeds?done=ended',
  });
  expect(written(requests, 'EndFeedKey')).toEqual([{ officeId: '1', id: '5' }]);
  const other = stubGraph({ ...responses, PortalFeedKeys: refusal('PortalFeedKeys', 'FORBIDDEN') });
  expect(await loadPage(part('feeds'), request(other.graph, '/agent-portal/feeds'))).toMatchObject({
    status: 200,
    data: { secret: '', content: { keys: null } },
  });
});

test('[DATA-23] a file is sent to the address of its format', async () => {
  const called: [string, string][] = [];
  const before = globalThis.fetch;
  globalThis.fetch = async (url, init) => {
    called.push([String(url), init?.body instanceof Blob ? init.body.type : '']);
    return new Response('{"id":"f00d"}', { status: 202, headers: { 'content-type': 'application/json' } });
  };
  try {
    for (const name of ['evening.xml', 'Evening.JSON'])
      expect(await sendFile(new File(['text'], name))).toEqual({ id: 'f00d' });
  } finally {
    globalThis.fetch = before;
  }
  expect(called).toEqual([
    [expect.stringContaining('/feeds/reaxml?source=evening.xml'), 'application/xml'],
    [expect.stringContaining('/feeds/listings?source=Evening.JSON'), 'application/json'],
  ]);
});
