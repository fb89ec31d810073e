import { Site } from '@verandah/areas/test-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubGraph, signIn } from '../../test-kit/stub-graph.ts';
import type { AccountData } from './data.ts';
import { NotificationSettings } from './notification-settings.tsx';

const settings: AccountData['settings'] = {
  id: 4,
  username: 'mia',
  name: 'Mia',
  email: 'mia@verandah.example',
  avatar: null,
  bio: '',
  agentId: null,
  role: 'member',
  preferences: {
    alertDigest: 'daily',
    emails: { replies: 'immediately', followed: 'weekly', saved: 'never', invitations: 'immediately' },
    site: { replies: true, followed: false, saved: true, alerts: true, invitations: true },
    devices: { replies: true, saved: false },
  },
  hasPassword: true,
  proven: true,
  linkedSignIns: [],
};

function open(change: Partial<AccountData['settings']> = {}) {
  const visit = stubGraph({});
  signIn(visit.bus);
  const data = { settings: { ...settings, ...change }, devices: [], providers: [] } as unknown as AccountData;
  render(
    <Site given={visit.services} now={0}>
      <NotificationSettings data={data} />
    </Site>,
  );
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const groups = () => screen.getAllByRole('group').map((each) => each.querySelector('h3')?.textContent);

test('[NTFY-11, NTFY-14] each group shows its stored choices, in fields that a form without script sends', async () => {
  open();
  expect(groups()).toEqual(['Replies', 'Suburbs and agents you follow', 'Homes you’ve saved', 'Alerts', 'Invitations']);
  expect(group('Replies').getByRole('combobox')).toHaveValue('immediately');
  expect(group('Homes you’ve saved').getByRole('combobox')).toHaveValue('never');
  expect(group('Alerts').getByRole('combobox')).toHaveValue('daily');
  const box = (name: string, where: RegExp) => group(name).getByRole('checkbox', { name: where });
  expect(box('Suburbs and agents you follow', /^On Verandah/)).not.toBeChecked();
  expect(box('Replies', /^On your devices/)).toBeChecked();
  expect(box('Homes you’ve saved', /^On your devices/)).not.toBeChecked();
  const invitations = group('Invitations').getByRole('combobox');
  expect([...invitations.querySelectorAll('option')].map((option) => option.value)).toEqual(['immediately', 'never']);
  await userEvent.click(box('Replies', /^On Verandah/));
  await userEvent.selectOptions(group('Replies').getByRole('combobox'), 'weekly');
  const sent = Object.fromEntries(new FormData(screen.getByRole('form', { name: 'Notifications' }) as HTMLFormElement));
  expect(sent).toMatchObject({
    groups: 'replies,followed,saved,alerts,invitations',
    'email-replies': 'weekly',
    devices: 'yes',
    'device-replies': 'yes',
  });
  expect(sent).not.toHaveProperty('site-replies');
});

test('[NTFY-11] agents also have enquiries and reviews, admins moderation', () => {
  open({ agentId: 9, role: 'admin' });
  expect(groups().slice(5)).toEqual(['Enquiries', 'Reviews of you', 'Moderation']);
});
