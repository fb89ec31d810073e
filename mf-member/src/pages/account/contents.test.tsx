import { Site } from '@verandah/areas/test-kit';
import { render, screen, within } from '@testing-library/react';
import { testAccount } from '../../test-kit/account-data.ts';
import { stubGraph } from '../../test-kit/stub-graph.ts';
import type { AccountData } from './data.ts';
import { fetchSections } from './lazy-sections.tsx';
import { AccountView } from './view.tsx';

const least = testAccount;
const most: AccountData = {
  ...least,
  push: { publicKey: 'key', devices: [] },
  tokens: [],
  connections: [],
  applications: [],
  passkeys: [],
  history: [],
  providers: [{ name: 'google', label: 'Google' }],
};

beforeAll(fetchSections);

test.each([
  ['the fewest sections', least, 8],
  ['all sections', most, 15],
])('[MEMB-32] the account page begins with links to its sections, in its order: %s', (_, data, count) => {
  render(
    <Site given={stubGraph({}).services} now={0}>
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
