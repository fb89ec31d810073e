import { answering, request } from '@verandah/areas/test-kit';
import { submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, part, written } from '../../test-kit/portal.ts';

test('[PORT-01] a pasted feed leads to its report', async () => {
  const { graph, asked } = answering({
    ...asAgent,
    PortalFeeds: { feedUploads: { total: 0, results: [] } },
    PortalFeedDisplay: { feedDisplayDefault: 'yes' },
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
  expect(written(asked, 'SendFeed')[0]).toMatchObject({
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
  const { graph, asked } = answering({
    ...asAgent,
    PortalFeeds: { feedUploads: { total: 0, results: [] } },
    PortalFeedDisplay: { feedDisplayDefault: 'yes' },
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
  expect(written(asked, 'SetFeedDisplay').map(({ value }) => value)).toEqual(['no', 'yes']);
});
