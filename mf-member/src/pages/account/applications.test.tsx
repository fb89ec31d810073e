import { Site } from '@verandah/areas/test-kit';
import { render, screen, within } from '@testing-library/react';
import { testAccount } from '../../test-kit/account-data.ts';
import { stubGraph } from '../../test-kit/stub-graph.ts';
import type { Application, Connection } from './account.ts';
import type { AccountData } from './data.ts';
import { fetchSections } from './lazy-sections.tsx';
import { AccountView } from './view.tsx';

beforeAll(fetchSections);

const connection: Connection = {
  applicationId: 7,
  name: 'Home Planner',
  scopes: ['saved:read', 'of a newer API'],
  connectedAt: '2026-11-27T04:42:00.000Z',
  lastUsedAt: null,
};
const application: Application = {
  id: 9,
  clientId: 'client-9',
  name: 'My app',
  kind: 'public',
  redirectUris: ['https://app.example.com/callback'],
  scopes: ['saved:read'],
  hasSecret: false,
};
const open = (shown: Partial<AccountData>) =>
  render(
    <Site given={stubGraph({}).services} now={Date.parse('2026-11-29T04:42:00.000Z')}>
      <AccountView data={{ ...testAccount, ...shown }} />
    </Site>,
  );
const buttons = (name: string): readonly string[] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('[SEC-105] a member sees what each connected application may do, and disconnects it by name', () => {
  open({ connections: [connection] });
  const list = screen.getByRole('list', { name: 'Connected applications' });
  expect(list).toHaveTextContent(
    'Home Plannerconnected 2 days ago, never usedRead your alerts and what you follow · of a newer API',
  );
  expect(buttons('Connected applications')).toEqual(['Disconnect: Home Planner']);
});

test('[SEC-101] only applications with a secret get a new one; a service whose secret has ended says so', () => {
  open({
    applications: [application, { ...application, id: 10, name: 'My job', kind: 'service', redirectUris: [] }],
    applicationSecret: 'vos_secret',
  });
  const list = screen.getByRole('list', { name: 'Your applications' });
  expect(list).toHaveTextContent('Client ID client-9');
  expect(list).toHaveTextContent('https://app.example.com/callback');
  expect(list).toHaveTextContent('It needs a new secret.');
  expect(buttons('Your applications')).toEqual(['Remove: My app', 'New secret: My job', 'Remove: My job']);
  expect(screen.getByRole('group', { name: 'The application’s secret' })).toHaveTextContent('vos_secret');
});
