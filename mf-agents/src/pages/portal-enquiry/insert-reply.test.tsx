import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import type { ReactNode } from 'react';
import { PortalContext } from '../../features/portal/portal-context.ts';
import { portalForms, agent, member } from '../../test-kit/portal.ts';
import { EnquiriesView } from '../portal-enquiries/view.tsx';
import { RepliesView } from '../portal-replies/view.tsx';
import { EnquiryView } from './view.tsx';

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
  listing: { id: '7', uri: 'x-7', label: '12 Rose Street', isHidden: false },
  details: [],
  messages: [],
  repliesAreReceived: false,
  templates: [{ id: '4', name: 'Viewing', text: 'See {address} on Saturday.' }],
} as const;
const byEmail = {
  text: 'Eleven suits.',
  side: 'visitor',
  name: 'Ann',
  sentAt: '2026-11-21T01:00:00Z',
  isByEmail: true,
  isFromOtherAddress: false,
  attachments: 0,
} as const;
const send = jest.fn();
const show = (page: ReactNode) =>
  render(
    <Site given={services(stubGraph({}).graph)}>
      <PortalContext value={portalForms(send)}>{page}</PortalContext>
    </Site>,
  );

test('[AGNT-14] a saved reply is appended to the text, and nothing is sent', async () => {
  show(<EnquiryView content={enquiry} who={{ ...member, agent }} />);
  const text = screen.getByRole('textbox', { name: 'Your reply' });
  await userEvent.type(text, 'Hi Ann,');
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  expect(text).toHaveValue('Hi Ann,\n\nSee 12 Rose Street on Saturday.');
  expect(text).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('[AGNT-22] replies by email are in the thread: author, time, omitted attachments, another sender’s address', () => {
  const messages = [
    byEmail,
    { ...byEmail, text: '', side: 'agent', name: 'Ada', isFromOtherAddress: true, attachments: 2 },
  ] as const;
  show(<EnquiryView content={{ ...enquiry, messages, repliesAreReceived: true }} who={{ ...member, agent }} />);
  expect(screen.getByRole('heading', { name: 'Reply from Ann' })).toBeVisible();
  expect(screen.getByText('Eleven suits.')).toBeVisible();
  expect(screen.getAllByText(/, by email$/)).toHaveLength(2);
  expect(screen.getByText('2 attachments were left out. Ask for them another way.')).toBeVisible();
  expect(screen.getByText('Sent from another email address than Ada’s own.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reply again' })).toHaveAccessibleDescription(/Replies appear here/);
});

test('[AGNT-14] saved replies are listed, each with a form to change or delete it', () => {
  show(<RepliesView content={enquiry.templates} />);
  expect(screen.getByText('See {address} on Saturday.', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'New reply' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Viewing', hidden: true })).toBeInTheDocument();
});

test('[AGNT-16] the listing that the inbox is narrowed to is chosen, and its export is of that listing', () => {
  const counts = { new: 0, read: 1, answered: 0, closed: 0 };
  show(
    <EnquiriesView
      content={{
        status: 'read',
        overdue: false,
        waiting: 0,
        text: '',
        listingId: '7',
        listings: [{ id: '7', label: '12 Rose Street' }],
        page: 1,
        total: 1,
        counts,
        results: [enquiry],
      }}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Listing' })).toHaveValue('7');
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/rest/agents/own/enquiries.csv?status=read&listingId=7',
  );
  expect(screen.getByRole('link', { name: 'New (0)' })).toHaveAttribute(
    'href',
    '/agent-portal/enquiries?status=new&listing=7',
  );
});
