import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Site } from '@verandah/areas/test-kit';
import type { Alert } from '../../features/alerts/queries.ts';
import { stubGraph, settle, signIn } from '../../test-kit/stub-graph.ts';
import { EmailAlertView } from '../email-alert/view.tsx';
import { AlertsView } from './view.tsx';

const alert = (id: string, emailFrequency: Alert['emailFrequency']): Alert => ({
  id,
  name: `Alert ${id}`,
  description: 'Houses',
  address: '/for-sale/richmond-vic-3121/real-estate',
  unseenListingIds: [],
  unseenListingCount: 0,
  coverPhoto: null,
  newSince: '2026-11-20T00:00:00Z',
  emailFrequency,
});

function open(...results: readonly Alert[]) {
  const alerts = { results, unseenListingCount: 0, joinedCount: 0 };
  const given = stubGraph({ Alerts: { alerts }, UpdateAlert: { updateAlert: { id: '1' } } });
  signIn(given.bus);
  render(
    <Site given={given.services}>
      <AlertsView data={{ alerts, homes: [], digest: 'daily', memberId: '4' }} />
    </Site>,
  );
  return given;
}

test('[ALRT-12, ALRT-14] each alert shows its own frequency or that of all, and changes it', async () => {
  const { requests } = open(alert('1', 'weekly'), alert('2', null));
  expect(screen.getByRole('article', { name: 'Alert 1' })).toHaveTextContent('Emailed weekly');
  expect(screen.getByRole('article', { name: 'Alert 2' })).toHaveTextContent('Emailed daily');
  const [own, other] = screen.getAllByLabelText('Email me new homes');
  const all = screen.getByLabelText('How often we email new homes');
  expect(own).toHaveValue('weekly');
  expect(other).toHaveValue('daily');
  expect(all).toHaveAccessibleDescription(/frequency of their own/);
  await userEvent.selectOptions(own as HTMLElement, 'Never');
  await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  await settle();
  expect(requests).toContainEqual({ name: 'UpdateAlert', variables: { input: { id: '1', emailFrequency: 'never' } } });
});

test('[ALRT-12] without alerts by email there is one frequency', () => {
  open(alert('2', null));
  expect(screen.getByLabelText('How often we email new homes')).not.toHaveAccessibleDescription();
});

test('[ALRT-12] the form for an alert by email states where a member’s alerts are, and offers a visitor to sign in', () => {
  const data = { fields: { email: '', every: 'daily', search: '/for-sale' }, problems: {}, sent: false };
  const given = stubGraph({});
  const view = (
    <Site given={given.services}>
      <EmailAlertView data={data} />
    </Site>
  );
  const { rerender } = render(view);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  act(() => signIn(given.bus));
  rerender(view);
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  expect(screen.getByRole('link', { name: 'your alerts' })).toHaveAttribute('href', '/alerts');
});

test('[ALRT-15] new homes are counted since the alert was last cleared', () => {
  open({ ...alert('1', null), unseenListingCount: 2, unseenListingIds: ['1', '2'] }, alert('2', null));
  expect(screen.getByRole('article', { name: 'Alert 1' })).toHaveTextContent('2 new homes since 20 Nov 2026');
  expect(screen.getByRole('article', { name: 'Alert 2' })).not.toHaveTextContent('since');
});
