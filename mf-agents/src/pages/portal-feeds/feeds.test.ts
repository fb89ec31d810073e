import { answering, request } from '@verandah/areas/test-kit';
import { submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, part, written } from '../../test-kit/portal.ts';

test('[PORT-01] a pasted feed leads to its report', async () => {
  const { graph, asked } = answering({
    ...asAgent,
    PortalFeeds: { feedUploads: { total: 0, results: [] } },
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
