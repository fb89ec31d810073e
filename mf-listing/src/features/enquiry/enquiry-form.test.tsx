import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, member, services, Site } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { firstMessage } from './choices.ts';
import { EnquiryForm } from './enquiry-form.tsx';

const receipt = { addListingEnquiry: { receipt: { id: '1' }, problems: [] } };

function open(response: unknown, as: Parameters<typeof services>[1] = {}) {
  const sender = { member: { name: 'Mara Quill', email: 'mara@example.com' } };
  const { graph, requests } = stubGraph({ AddListingEnquiry: response, EnquirySender: sender });
  const given = services(graph, as);
  const shown = render(
    <Site given={given}>
      <EnquiryForm
        listingId="7"
        tracked={{ about: 'listing', event: { contentType: 'enquiry', listingId: 7 } }}
        address="/property/x-7"
        subject="12 Rose Street"
        officeName="Pelican Homes"
        mode="buy"
        sent={false}
      />
    </Site>,
  );
  return { requests, given, ...shown };
}

async function fill() {
  await userEvent.type(screen.getByLabelText('Name'), 'Jo');
  await userEvent.type(screen.getByLabelText('Email'), 'jo@example.com');
  await userEvent.clear(screen.getByLabelText('Message'));
  await userEvent.type(screen.getByLabelText('Message'), 'Is it quiet?');
  await userEvent.click(screen.getByRole('checkbox', { name: /Pass my details/ }));
}
const send = () => userEvent.click(screen.getByRole('button', { name: /Send enquiry|Sending|Try again/ }));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('[LIST-04] validation errors appear beside their fields and focus moves to the first', async () => {
  const { requests } = open(receipt);
  await userEvent.type(screen.getByLabelText(/Phone/), '12345');
  await send();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name.');
  expect(screen.getByLabelText(/Phone/)).toHaveAccessibleDescription(/Australian phone number/);
  expect(screen.getByRole('checkbox', { name: /Pass my details/ })).toHaveAccessibleDescription(/Agree/);
  expect(requests).toEqual([]);
  await userEvent.type(screen.getByLabelText('Name'), 'Jo');
  expect(screen.queryByText('Enter your name.')).toBeNull();
});

test('[LIST-04, TRK-10] two presses send one enquiry, the thank-you is announced and the listing joins the enquired list', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  const { requests, given } = open(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const tracked: unknown[] = [];
  given.bus.follow('tracked', (each) => tracked.push(each));
  await fill();
  await send();
  await send();
  expect(tracked).toEqual([]);
  await act(async () => arrive(receipt));
  expect(requests).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Pelican Homes will reply to your message about 12 Rose Street');
  expect(screen.getByRole('heading', { name: 'Your enquiry has been received' })).toHaveFocus();
  expect(given.bus.last('enquired')).toEqual({ listingIds: ['7'] });
  expect(tracked).toEqual([{ about: 'listing', event: { contentType: 'enquiry', listingId: 7 } }]);
  expect(sessionStorage).toHaveLength(0);
});

test('[LIST-04] when the network fails everything stays, even after a reload, and another try uses the same key', async () => {
  const responses: unknown[] = [new GraphError('AddListingEnquiry', 'network', 'offline'), receipt];
  const { requests, unmount } = open(() => responses.shift());
  await fill();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('What you wrote is still here');
  expect(screen.getByLabelText('Message')).toHaveValue('Is it quiet?');
  unmount();
  const again = open(() => responses.shift());
  expect(screen.getByLabelText('Name')).toHaveValue('Jo');
  await send();
  const keyOf = (calls: typeof requests) => calls.map(({ variables }) => (variables as { key: string }).key);
  expect(keyOf(again.requests)).toEqual(keyOf(requests));
  expect(requests).toHaveLength(1);
  expect(screen.getByRole('heading')).toHaveTextContent('has been received');
});

test('[LIST-04] a validation error of the API appears beside its field, any other above the form', async () => {
  open({
    addListingEnquiry: {
      receipt: null,
      problems: [
        { field: 'email', message: 'You have sent many enquiries.' },
        { field: 'listingId', message: 'No longer listed.' },
      ],
    },
  });
  await fill();
  await send();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('You have sent many enquiries.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('No longer listed.');
});

test('[LIST-32] a ticked choice makes the message optional and is sent in words', async () => {
  const { requests } = open(receipt);
  await userEvent.clear(screen.getByLabelText('Message'));
  await send();
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Write a message to the agent.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Inspection' }));
  expect(screen.getByLabelText('Message (optional)')).not.toHaveAccessibleDescription();
  await userEvent.type(screen.getByLabelText('Name'), 'Jo');
  await userEvent.type(screen.getByLabelText('Email'), 'jo@example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: /Pass my details/ }));
  await send();
  expect(requests[0]?.variables).toMatchObject({ input: { message: 'Please arrange an inspection.' } });
});

test('[LIST-32] the message is filled in about the home, and sent as it is', async () => {
  const message = 'I’m interested in 12 Rose Street. Please contact me.';
  const { requests } = open(receipt);
  expect(screen.getByLabelText('Message')).toHaveValue(message);
  await userEvent.type(screen.getByLabelText('Name'), 'Jo');
  await userEvent.type(screen.getByLabelText('Email'), 'jo@example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: /Pass my details/ }));
  await send();
  expect(requests[0]?.variables).toMatchObject({ input: { message } });
  expect(firstMessage('this property', 'sold')).toBe('I’m interested in homes like this property. Please contact me.');
});

test('[SHELL-96] the form reports whether it is on the screen, for the bar at the bottom to make way', () => {
  let report: (entries: object[]) => void = () => undefined;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  });
  open(receipt);
  const form = screen.getByRole('region', { name: 'Ask about 12 Rose Street' });
  expect(form).not.toHaveAttribute('data-in-view');
  act(() => report([{ isIntersecting: true }]));
  expect(form).toHaveAttribute('data-in-view');
  act(() => report([{ isIntersecting: false }]));
  expect(form).not.toHaveAttribute('data-in-view');
});

test('[LIST-04] an enquiry is sent even if storage is blocked', async () => {
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const { requests } = open(receipt);
  await fill();
  await send();
  expect(requests).toHaveLength(1);
  closed.mockRestore();
});

test("[AGNT-13] a member's name and email address are filled in, nothing is stored before they type, and typed text stays", async () => {
  const { unmount } = open(receipt, { session: member });
  expect(await screen.findByDisplayValue('Mara Quill')).toBe(screen.getByLabelText('Name'));
  expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
  expect(screen.getByLabelText(/Phone/)).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Mara and Jo');
  unmount();
  open(receipt, { session: member });
  await screen.findByDisplayValue('mara@example.com');
  expect(screen.getByLabelText('Name')).toHaveValue('Mara and Jo');
});

test('[AGNT-13] nobody’s details are requested for a visitor', async () => {
  const { requests } = open(receipt);
  await userEvent.type(screen.getByLabelText('Name'), 'Jo');
  expect(requests).toEqual([]);
});
