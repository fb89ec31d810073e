import { createBus } from '@verandah/bus';
import { render, screen } from '@testing-library/react';
import { ErrorPage } from '../shell/error-page.tsx';
import { Trail, trail } from '../shell/trail.ts';
import { followSteps } from './follow-steps.ts';
import { reportError } from './report.ts';

test('[SHELL-16] pages and actions are recorded, typed text is not', () => {
  const steps = new Trail();
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  followSteps(bus, steps);
  document.body.innerHTML =
    '<form action="/property/a"><input value="secret"><button type="button"><span>Send   enquiry</span></button></form><p>Nothing</p>';
  document.querySelector('span')?.click();
  document.querySelector('p')?.click();
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  bus.publish('navigation', { area: 'search', page: 'results', href: '/buy?x=1' });
  expect(steps.steps.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'page /',
    'action button “Send enquiry”',
    'action sent a form to /property/a',
    'page /buy?x=1',
  ]);
});

test('[SHELL-16] an error report contains the trail', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  trail.add('page', '/buy');
  reportError(new Error('no data'), 'search@1.4.0 render');
  silence.mockRestore();
  render(
    <ErrorPage
      help={{ phone: '1800 160 401', email: 'help@verandah.example' }}
      at="2026-11-21T03:00:00Z"
      detail="Status 500"
    />,
  );
  const mail = decodeURIComponent(screen.getByRole('link', { name: /^Email/ }).getAttribute('href') ?? '');
  expect(mail).toContain('Error: Status 500');
  expect(mail).toMatch(/Last steps:\n[\d:]{8} page \/buy\n[\d:]{8} error search@1\.4\.0 render: no data/);
});
