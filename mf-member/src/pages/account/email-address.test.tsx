import { Site } from '@verandah/areas/test-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, settle } from '../../test-kit/stub-graph.ts';
import type { AccountData } from './data.ts';
import { EmailAddress } from './email-address.tsx';

const data: AccountData = {
  settings: {
    id: 4,
    username: 'mia',
    name: 'Mia',
    email: 'mia@verandah.example',
    avatar: null,
    bio: '',
    preferences: { alertDigest: 'daily', emails: {}, site: {} },
    hasPassword: true,
    proven: false,
    awaitedEmail: null,
    linkedSignIns: [],
  },
  providers: [],
  done: null,
  problem: null,
  push: null,
  tokens: null,
  connections: null,
  applications: null,
  passkeys: null,
  history: null,
  devices: [],
};
const open = (shown: AccountData) =>
  render(
    <Site given={stubGraph({}).services}>
      <EmailAddress data={shown} />
    </Site>,
  );

test('[MEMB-23] a new address is sent after the password was confirmed beside it; typos are shown before', async () => {
  const calls: string[] = [];
  let proven = false;
  window.fetch = async (path, init) => {
    calls.push(`${init?.method ?? 'GET'} ${String(path)} ${String(init?.body ?? '')}`);
    if (path === '/auth/prove') proven = true;
    const refused = JSON.stringify({ errors: [{ field: 'proof', message: 'Confirm it’s you.' }] });
    return {
      status: proven ? 202 : 403,
      headers: new Map(),
      text: async () => (proven ? '{}' : refused),
    } as unknown as Response;
  };
  open(data);
  const field = screen.getByLabelText('New email address');
  const button = screen.getByRole('button', { name: 'Change email address' });
  await userEvent.type(field, 'mia');
  await userEvent.click(button);
  expect(field).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  expect(calls).toEqual([]);
  await userEvent.type(field, '@new.example');
  await userEvent.click(button);
  await settle();
  await userEvent.type(screen.getByLabelText('Confirm your password'), 'words');
  await userEvent.click(button);
  await settle();
  const sent = 'POST /rest/member/4/settings/email {"email":"mia@new.example"}';
  expect(calls).toEqual([sent, 'POST /auth/prove {"password":"words"}', sent]);
  expect(field).toHaveValue('');
});

test('[MEMB-23] the pending address is shown, with buttons for another link and to cancel, also without script', () => {
  const awaitedEmail = { email: 'mia@new.example', expiresAt: '2026-11-28T00:00:00Z' };
  const { container } = open({ ...data, settings: { ...data.settings, awaitedEmail } });
  expect(screen.getByText('mia@new.example')).toBeVisible();
  for (const [name, section] of [
    ['Send the link again', 'email-resend'],
    ['Cancel the change', 'email-cancel'],
    ['Change email address', 'email'],
  ] as const) {
    const form = screen.getByRole('button', { name }).closest('form');
    expect(form).toHaveAttribute('action', '/account#email');
    expect(form?.querySelector('[name=do]')).toHaveValue(section);
  }
  expect(container.querySelectorAll('[id=email]')).toHaveLength(1);
});
