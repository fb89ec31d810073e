import { Site } from '@verandah/areas/test-kit';
import { render, screen, within } from '@testing-library/react';
import { answering } from '../../test-kit/answering.ts';
import type { AccountData } from './data.ts';
import { fetchSections } from './lazy-sections.tsx';
import { AccountView } from './view.tsx';

const least: AccountData = {
  settings: {
    id: 4,
    username: 'mia',
    name: 'Mia',
    email: 'mia@verandah.example',
    avatar: null,
    bio: '',
    preferences: { alertDigest: 'daily', emails: {}, site: {} },
    hasPassword: true,
    proven: true,
    linkedSignIns: [],
    secondFactor: { on: false, codesLeft: 0, required: false },
  },
  devices: [],
  push: null,
  tokens: null,
  passkeys: null,
  history: null,
  providers: [],
  done: null,
  problem: null,
};
const most: AccountData = {
  ...least,
  push: { publicKey: 'key', devices: [] },
  tokens: [],
  passkeys: [],
  history: [],
  providers: [{ name: 'google', label: 'Google' }],
};

beforeAll(fetchSections);

test.each([
  ['the fewest sections', least, 8],
  ['all sections', most, 13],
])('[MEMB-32] the account page begins with links to its sections, in its order: %s', (_, data, count) => {
  render(
    <Site given={answering({}).services} now={0}>
      <AccountView data={data} />
    </Site>,
  );
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const sections = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => [`#${heading.closest('section')?.id ?? ''}`, heading.textContent]);
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(sections);
  expect(sections).toHaveLength(count);
});
