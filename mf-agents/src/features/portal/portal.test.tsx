import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { enquiryPart } from '../../pages/portal-enquiry/part.ts';
import { PortalView } from './portal.tsx';
import type { PortalData } from './portal-part.ts';

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
  templates: [],
  messages: [],
  repliesAreReceived: false,
};
const agent = {
  id: '3',
  username: 'ada',
  name: 'Ada Lovell',
  office: { id: '1', slug: 'harbour-1', name: 'Harbour and Vale' },
};
const member = { name: 'Petra', email: 'petra@example.com', isAdmin: false };
const data: PortalData<unknown> = {
  who: { ...member, agent },
  path: '/agent-portal/enquiries/5',
  title: 'Enquiry of Ann',
  content: enquiry,
  key: 'abcdef0123456',
  done: '',
  secret: '',
  refused: null,
};

function open(response: unknown) {
  window.history.replaceState(null, '', data.path);
  const { graph, requests } = stubGraph({
    PortalWho: { member, ownAgent: agent },
    PortalEnquiry: { ownEnquiry: enquiry, ownReplyTemplates: [] },
    AnswerEnquiry: response,
  });
  const navigations: string[] = [];
  const given = services(graph, {
    navigate: (href) => {
      navigations.push(href);
      return Promise.resolve();
    },
  });
  render(
    <Site given={given}>
      <PortalView part={enquiryPart} data={data} />
    </Site>,
  );
  return {
    navigations,
    replies: () =>
      requests
        .filter(({ name }) => name === 'AnswerEnquiry')
        .map(({ variables }) => variables as { text: string; key: string }),
  };
}
const field = () => screen.getByRole('textbox', { name: 'Your reply' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
afterEach(cleanup);

test('[PORT-02] two presses send a reply once, and the page navigates', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  const { navigations, replies } = open(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await userEvent.type(field(), 'On Saturday.');
  await send();
  await send();
  expect(screen.getByRole('button', { name: 'Send reply' })).toHaveAttribute('aria-disabled', 'true');
  await act(async () => arrive({ answerEnquiry: { id: '5' } }));
  expect(replies()).toEqual([{ id: '5', text: 'On Saturday.', key: expect.stringMatching(/^answer-abcdef0123456-/) }]);
  expect(navigations).toEqual(['/agent-portal/enquiries/5?done=sent']);
});

test('[PORT-02] an empty reply has an error beside its field, which has the focus', async () => {
  const { replies } = open({});
  await send();
  expect(await screen.findByText('Write your reply.')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/Write your reply\./);
  expect(replies()).toEqual([]);
});

test('[PORT-02] when the network fails the draft stays, and sending again uses the same key', async () => {
  const outcomes: unknown[] = [new GraphError('AnswerEnquiry', 'network', 'offline'), { answerEnquiry: { id: '5' } }];
  const { navigations, replies } = open(() => outcomes.shift());
  await userEvent.type(field(), 'On Saturday.');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('we’ll only save it once');
  expect(field()).toHaveValue('On Saturday.');
  await send();
  expect(navigations).toEqual(['/agent-portal/enquiries/5?done=sent']);
  expect(new Set(replies().map(({ key }) => key)).size).toBe(1);
});
