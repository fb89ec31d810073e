import { answering, request } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, part, written } from '../../test-kit/portal.ts';

const enquiry = {
  id: '5',
  kind: 'listing',
  status: 'read',
  name: 'Ann',
  email: 'ann@example.com',
  phone: null,
  message: 'May I see it?',
  receivedAt: '2026-11-20T01:00:00Z',
  answeredAt: null,
  listing: null,
  details: [],
  answers: [],
};

test('[PORT-02] an answer is sent once for its words; an empty one is not sent', async () => {
  const { graph, asked } = answering({
    ...asAgent,
    PortalEnquiry: { ownEnquiry: enquiry },
    AnswerEnquiry: { answerEnquiry: { id: '5' } },
  });
  const send = (text: string) =>
    submitPage(part('enquiry'), request(graph, '/agent-portal/enquiries/5', { id: '5' }), {
      form: 'answer',
      key: 'abcdef0123456',
      text,
    });
  expect(await send('')).toMatchObject({
    status: 422,
    data: { refused: { problems: { text: 'Write your reply.' } } },
  });
  expect([await send('On Saturday.\r\nAt ten.'), await send('On Saturday.\r\nAt ten.')]).toEqual(
    Array(2).fill({ status: 303, location: '/agent-portal/enquiries/5?done=sent' }),
  );
  const keys = written(asked, 'AnswerEnquiry');
  expect(keys[0]).toMatchObject({ text: 'On Saturday.\nAt ten.' });
  expect(keys[0]?.['key']).toBe(keys[1]?.['key']);
});

test('[PORT-02] the inbox is filtered by status, words and page; an invalid status is ignored', async () => {
  const { graph, asked } = answering({
    ...asAgent,
    PortalEnquiries: { ownEnquiries: { total: 0, counts: { new: 0, read: 0, answered: 0, closed: 0 }, results: [] } },
  });
  await loadPage(part('enquiries'), request(graph, '/agent-portal/enquiries?status=new&q=stairs&page=3'));
  await loadPage(part('enquiries'), request(graph, '/agent-portal/enquiries?status=loud&page=-1'));
  expect(written(asked, 'PortalEnquiries')).toEqual([
    { status: 'new', text: 'stairs', skip: 50, take: 25 },
    { status: null, text: '', skip: 0, take: 25 },
  ]);
});
