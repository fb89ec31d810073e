import { fireEvent, screen, within } from '@testing-library/react';
import { openConsole, pressElement, setUpConsole, submitDialog } from '../test-console.tsx';
import { operations } from '../test-desk.ts';

const desk = setUpConsole();

test('[REL-07] a token is created, shown once, and revoked', async () => {
  const made = {
    name: 'ci-search',
    area: 'search',
    actions: ['publish', 'promote', 'rollback'],
    createdBy: 'ann',
    createdAt: '2026-11-21T09:00:00Z',
    expiresAt: '2027-02-19T09:00:00Z',
    revokedAt: null,
    usedAt: null,
  };
  desk.host.responses.set('/ops/api/keys', {
    body: {
      keys: [
        { id: '0123456789abcdef', signs: true, source: false, since: '2026-11-01T00:00:00Z', publicKey: '' },
        { id: 'fedcba9876543210', signs: false, source: true, since: '2026-11-01T00:00:00Z', publicKey: '' },
      ],
    },
  });
  desk.host.responses.set('/ops/api/tokens', { body: { ...made, token: 'verandah_secret', tokens: [] } });
  await openConsole(operations, 'access');
  expect(screen.getByText(/^releases of another installation · since/)).toBeInTheDocument();
  await pressElement(screen.getByRole('button', { name: 'Create a token …' }));
  let dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Area'), { target: { value: 'search' } });
  await submitDialog(dialog, /Create token/);
  expect(desk.host.acts).toMatchObject([
    {
      path: '/ops/api/tokens',
      body: { area: 'search', actions: ['publish', 'promote', 'rollback'], lasts: 90 * 86_400_000 },
    },
  ]);
  dialog = screen.getByRole('dialog');
  expect(within(dialog).getByLabelText('Token')).toHaveValue('verandah_secret');
  desk.host.responses.set('/ops/api/tokens', { body: { tokens: [made] } });
  await pressElement(within(dialog).getByRole('button', { name: 'I’ve stored it' }));
  expect(document.body).not.toHaveTextContent('verandah_secret');
  desk.host.responses.set('/ops/api/tokens/ci-search/revoke', { body: { done: true } });
  await pressElement(screen.getByRole('button', { name: 'Revoke … ci-search' }));
  await submitDialog(screen.getByRole('dialog'), /Revoke ci-search/);
  expect(screen.getByText(/Token ci-search revoked\./)).toBeInTheDocument();
});
