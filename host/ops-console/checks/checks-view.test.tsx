import { screen, waitFor } from '@testing-library/react';
import { openConsole, pressElement, setUpConsole } from '../test-console.tsx';
import { operations } from '../test-desk.ts';

const desk = setUpConsole();

test('[REL-07] the check shows its result', async () => {
  desk.host.responses.set('/ops/api/verify', {
    body: { log: { entries: 41, head: 'abc', broken: null }, releases: 9, problems: [] },
  });
  await openConsole(operations, 'checks');
  await pressElement(screen.getByRole('button', { name: 'Check now' }));
  expect(
    screen.getByText(/No problem found at \d\d:00:00: 41 entries of the log and 9 releases\./),
  ).toBeInTheDocument();
  desk.host.responses.set('/ops/api/verify', {
    body: { log: { entries: 41, head: 'abc', broken: 12 }, releases: 9, problems: ['The log is broken at entry 12.'] },
  });
  await pressElement(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(screen.getByText('The log is broken at entry 12.')).toBeInTheDocument());
});
