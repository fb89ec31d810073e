import { fireEvent, screen, within } from '@testing-library/react';
import { openConsole, pressElement, setUpConsole, submitDialog } from '../test-console.tsx';
import { operations } from '../test-desk.ts';

const desk = setUpConsole();

test('[REL-07] a freeze is added and lifted', async () => {
  await openConsole(operations, 'freezes');
  const freeze = {
    id: 4,
    area: 'search',
    from: '2026-11-21T09:00:00Z',
    until: '2026-11-22T10:00:00.000Z',
    why: 'the auctions',
    createdBy: 'ann',
    liftedAt: null,
  };
  desk.host.responses.set('/ops/api/freezes', { body: freeze });
  desk.host.status = { ...desk.host.status, freezes: [freeze] };
  await pressElement(screen.getByRole('button', { name: 'Add a freeze …' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Where'), { target: { value: 'search' } });
  fireEvent.change(within(dialog).getByLabelText('Why'), { target: { value: 'the auctions' } });
  await submitDialog(dialog, /Add the freeze/);
  expect(desk.host.acts).toMatchObject([
    { path: '/ops/api/freezes', body: { area: 'search', until: '2026-11-22T10:00:00.000Z', why: 'the auctions' } },
  ]);
  desk.host.responses.set('/ops/api/freezes/4/lift', { body: { done: true } });
  await pressElement(screen.getByRole('button', { name: 'Lift … the freeze of search' }));
  await submitDialog(screen.getByRole('dialog'), /Lift it/);
  expect(screen.getByText(/The freeze of search is lifted\./)).toBeInTheDocument();
});
