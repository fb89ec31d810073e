import { Site } from '@verandah/areas/test-kit';
import { securityEventKinds } from '@verandah/market';
import { render, screen, within } from '@testing-library/react';
import { testAccount } from '../../test-kit/account-data.ts';
import { stubGraph } from '../../test-kit/stub-graph.ts';
import { readSecurityEvents, type SecurityEvent } from './security-event.ts';
import type { AccountData } from './data.ts';
import { fetchSections } from './lazy-sections.tsx';
import { eventDetail, eventLabel } from './security-event-words.ts';
import { AccountView } from './view.tsx';

const event: SecurityEvent = {
  id: '1',
  at: '2026-11-27T04:42:00.000Z',
  kind: 'signed-in',
  way: 'passkey',
  withCode: false,
  subject: null,
  device: 'Chrome on macOS',
  session: null,
  current: false,
};
const data: AccountData = {
  ...testAccount,
  devices: [
    { id: 'a', device: 'Firefox on Linux', current: true, signedInAt: '', usedAt: '' },
    { id: 'b', device: 'Chrome on macOS', current: false, signedInAt: '', usedAt: '2026-11-27T04:42:00.000Z' },
  ],
  history: [event],
};
beforeAll(fetchSections);

const open = (shown: Partial<AccountData>) =>
  render(
    <Site given={stubGraph({}).services}>
      <AccountView data={{ ...data, ...shown }} />
    </Site>,
  );
const texts = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

test('[MEMB-30] an entry states the event, the browser and system, and the time in Sydney', () => {
  expect([eventLabel(event), eventDetail(event).replaceAll('\u00A0', ' ')]).toEqual([
    'Signed in with a passkey',
    'Chrome on macOS · 27 Nov 2026, 3:42 pm',
  ]);
  const label = (change: Partial<SecurityEvent>) => eventLabel({ ...event, ...change });
  expect([
    label({ way: 'password', withCode: true }),
    label({ way: 'provider', subject: 'Google' }),
    label({ way: null, withCode: true }),
    label({ kind: 'device-signed-out', subject: 'Firefox on Linux' }),
    label({ kind: 'sign-in-blocked', way: 'password' }),
  ]).toEqual([
    'Signed in with your password and a code',
    'Signed in with Google',
    'Signed in with a code',
    'Signed out Firefox on Linux',
    'Sign-in blocked after too many wrong passwords',
  ]);
  expect(eventDetail({ ...event, kind: 'suspended', device: null }).replaceAll('\u00A0', ' ')).toBe(
    '27 Nov 2026, 3:42 pm',
  );
  const labels = securityEventKinds.map((kind) => label({ kind, subject: null }));
  expect(new Set(labels).size).toBe(securityEventKinds.length);
  expect(labels.join(' ')).not.toMatch(/null|undefined/);
});

test('[MEMB-30] suspicious entries lead to the next step, on the same page', () => {
  open({
    history: [
      { ...event, id: '1', current: true, session: 'a', device: 'Firefox on Linux' },
      { ...event, id: '2', session: 'b' },
      { ...event, id: '3' },
      { ...event, id: '4', kind: 'sign-in-blocked', way: 'password' },
      { ...event, id: '5', kind: 'sign-in-blocked', way: 'code' },
      { ...event, id: '6', kind: 'session-stopped', way: null },
      { ...event, id: '7', kind: 'recovery-code-used', way: null },
    ],
  });
  const list = screen.getByRole('list', { name: 'Account history' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Not you? Sign out this device: Chrome on macOS', '#device-b'],
    ['Not you? Turn on two-factor authentication: Chrome on macOS', '#second-factor'],
    ['Not you? Change your password: Chrome on macOS', '#password'],
    ['Not you? Change your password: Chrome on macOS', '#password'],
    ['Not you? Create new recovery codes: Chrome on macOS', '#second-factor'],
  ]);
  for (const link of links.filter((each) => each.getAttribute('href') !== '#second-factor'))
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  expect(texts('Account history')[0]).toContain('this device');
});

test('[MEMB-30] ten entries are shown, and the earlier ones below a summary; an empty history describes what it will contain', () => {
  const { unmount } = open({
    history: Array.from({ length: 13 }, (_, at) => ({ ...event, id: String(at) })),
  });
  expect([texts('Account history').length, screen.getByText('Show 3 earlier').tagName]).toEqual([10, 'SUMMARY']);
  unmount();
  const empty = open({ history: [] });
  expect(screen.getByText('Nothing yet. Your next sign-in will show here.')).toBeInTheDocument();
  empty.unmount();
  open({ history: null });
  expect(screen.queryByRole('heading', { name: 'Account history' })).toBeNull();
});

test('[MEMB-30] an API without histories shows none, and kinds that only a newer one has are left out', () => {
  expect(readSecurityEvents(null)).toBeNull();
  expect(readSecurityEvents([event, { ...event, kind: 'teleported' }, 7])).toEqual([event]);
});
