import { screen } from '@testing-library/react';
import { goTo, openConsole, pressElement, setUpConsole, submitDialog } from '../test-console.tsx';
import { operations } from '../test-desk.ts';

const desk = setUpConsole();

test('[REL-142] the console shows what is notified and what does not arrive; a target is tested and removed', async () => {
  const pager = {
    name: 'pager',
    channel: 'webhook',
    host: 'https://pager.example',
    areas: ['search'],
    kinds: ['monitor', 'freeze'],
    createdBy: 'ann',
    deliveredAt: null,
    waiting: 2,
    failed: 0,
    failingSince: '2026-11-21T09:00:00Z',
    problem: 'The response has status 503.',
  };
  const { name, failingSince, problem } = pager;
  desk.host.status = {
    ...desk.host.status,
    failingTargets: [{ name, channel: 'webhook', failingSince, problem }],
  };
  desk.host.responses.set('/ops/api/targets', { body: { targets: [pager] } });
  desk.host.responses.set('/ops/api/keys', { body: { keys: [] } });
  desk.host.responses.set('/ops/api/tokens', { body: { tokens: [] } });
  await openConsole(operations, 'areas');
  expect(screen.getByText(/^Notifications don’t reach pager \(webhook\) since .*: The response/)).toBeInTheDocument();
  await goTo('access');
  expect(
    screen.getByText('Webhook https://pager.example: the health monitor and freezes in search'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Failing since .*: The response has status 503\.$/)).toBeInTheDocument();
  for (const [action, button, act, words] of [
    ['test', 'Send a test … to pager', /Send a test to pager/, /A test message to pager is on its way/],
    ['remove', 'Remove … pager', /Remove pager/, /pager is no longer notified/],
  ] as const) {
    desk.host.responses.set(`/ops/api/targets/pager/${action}`, { body: { done: true } });
    await pressElement(screen.getByRole('button', { name: button }));
    await submitDialog(screen.getByRole('dialog'), act);
    expect(screen.getByText(words)).toBeInTheDocument();
  }
  expect(desk.host.acts.map(({ path }) => path)).toEqual([
    '/ops/api/targets/pager/test',
    '/ops/api/targets/pager/remove',
  ]);
});
