import { stubGraph, request } from '@verandah/areas/test-kit';
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
  messages: [],
  repliesAreReceived: false,
};

test('[PORT-02] a reply is sent once for its words; an empty one is not sent', async () => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalEnquiry: { ownEnquiry: enquiry, ownReplyTemplates: [] },
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
  const keys = written(requests, 'AnswerEnquiry');
  expect(keys[0]).toMatchObject({ text: 'On Saturday.\nAt ten.' });
  expect(keys[0]?.['key']).toBe(keys[1]?.['key']);
});

test('[PORT-02, PORT-21, AGNT-16] the inbox is filtered by status, words, listing and page; invalid filters are ignored', async () => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalEnquiries: {
      ownEnquiryListings: [],
      waiting: { total: 0 },
      ownEnquiries: { total: 0, counts: { new: 0, read: 0, answered: 0, closed: 0 }, results: [] },
    },
  });
  await loadPage(part('enquiries'), request(graph, '/agent-portal/enquiries?status=new&q=stairs&listing=7&page=3'));
  await loadPage(part('enquiries'), request(graph, '/agent-portal/enquiries?status=loud&listing=x&page=-1'));
  await loadPage(part('enquiries'), request(graph, '/agent-portal/enquiries?status=new&show=overdue'));
  expect(written(requests, 'PortalEnquiries')).toEqual([
    { status: 'new', text: 'stairs', listingId: '7', overdue: false, skip: 50, take: 25 },
    { status: null, text: '', listingId: null, overdue: false, skip: 0, take: 25 },
    { status: null, text: '', listingId: null, overdue: true, skip: 0, take: 25 },
  ]);
});

test('[AGNT-14] without script a saved reply is appended to the text in the form, and nothing is sent', async () => {
  const listing = { id: '7', uri: 'x-7', label: '12 Rose Street, Richmond', isHidden: false };
  const insert = async (of: object, template: string) => {
    const { graph, requests } = stubGraph({
      ...asAgent,
      PortalEnquiry: {
        ownEnquiry: { ...enquiry, listing: of },
        ownReplyTemplates: [{ id: '4', name: 'Viewing', text: 'Hi {name}, {address} is open. {agent}, {office}' }],
      },
    });
    const response = await submitPage(part('enquiry'), request(graph, '/agent-portal/enquiries/5', { id: '5' }), {
      form: 'answer',
      key: 'abcdef0123456',
      text: 'Thanks. ',
      insert: 'yes',
      template,
    });
    expect(written(requests, 'AnswerEnquiry')).toEqual([]);
    return response;
  };
  const end = 'is open. Ada Lovell, Harbour and Vale';
  expect(await insert(listing, '4')).toMatchObject({
    status: 422,
    data: {
      refused: {
        problems: {},
        message: '',
        fields: { text: `Thanks.\n\nHi Ann, 12 Rose Street, Richmond ${end}` },
      },
    },
  });
  expect(await insert({ ...listing, isHidden: true }, '4')).toMatchObject({
    data: { refused: { fields: { text: `Thanks.\n\nHi Ann, the property ${end}` } } },
  });
  expect(await insert(listing, '9')).toMatchObject({
    data: { refused: { problems: { template: 'Choose a saved reply.' } } },
  });
});
