import { createBus } from '@verandah/bus';
import type { BootData } from '../../boot.ts';
import { failureReporter } from '../failures.ts';
import { ticketOf } from './ticket.ts';

const entry = (more: object = {}) =>
  ({
    transferSize: 900,
    serverTiming: [{ name: 'ticket', description: 'a-ticket', duration: 0 }],
    loadEventEnd: 812.4,
    ...more,
  }) as unknown as PerformanceEntry;

test('[REL-06] a page has a ticket when the server sent one, and none when it came from a cache', () => {
  expect(ticketOf([entry()])).toBe('a-ticket');
  for (const entries of [
    [],
    [entry({ transferSize: 0 })],
    [entry({ serverTiming: [] })],
    [entry({ serverTiming: undefined })],
  ])
    expect(ticketOf(entries)).toBeUndefined();
});

test('[REL-06, REL-09] a page reports failures soon, further areas after, and load time and vitals once, at the end', async () => {
  jest.useFakeTimers();
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  performance.getEntriesByType = () => [entry()] as never;
  const sent: unknown[] = [];
  navigator.sendBeacon = (address, body) => {
    if (address === '/api/page-report') sent.push(JSON.parse(String(body)));
    return true;
  };
  const leave = (): boolean => window.dispatchEvent(new Event('pagehide'));
  const vitals: Record<string, (metric: { name: string; value: number }) => void> = {};
  jest.doMock('web-vitals', () =>
    Object.fromEntries(
      ['LCP', 'CLS', 'INP', 'TTFB'].map((name) => [
        `on${name}`,
        (report: (typeof vitals)[string]) => {
          vitals[name] = report;
        },
      ]),
    ),
  );
  const { followPage } = await import('./follow-page.ts');
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  followPage(
    {
      page: { area: 'search' } as NonNullable<BootData['page']>,
      areas: {
        search: { live: { version: '1.4.0' } },
        listing: { live: { version: '2.0.0' } },
      } as unknown as BootData['areas'],
    },
    bus,
  );
  const reportFailure = failureReporter('3.0.0', () => undefined);

  const position = `${window.location.origin}/r/search/1.4.0/web/js/a.js:1:2`;
  const stack = `TypeError: x\n at ${window.location.origin}/r/host/3.0.0-0a1b2c3d4e/web/js/shell.js:7:8\n at ${position}`;
  reportFailure(Object.assign(new TypeError('x'), { stack }), 'search@1.4.0 mount');
  reportFailure(new TypeError('y'), 'search@1.4.0 mount');
  reportFailure(new Error('z'), 'graph AddAlert');
  jest.advanceTimersByTime(1000);
  expect(sent).toEqual([
    {
      ticket: 'a-ticket',
      failures: [{ release: 'search@1.4.0', kind: 'mount', problem: 'TypeError', message: 'TypeError: x', position }],
    },
  ]);

  vitals['LCP']?.({ name: 'LCP', value: 1200.6 });
  vitals['CLS']?.({ name: 'CLS', value: 0.01234 });
  bus.publish('navigation', { area: 'search', page: 'results', href: '/for-sale' });
  bus.publish('navigation', { area: 'listing', page: 'listing', href: '/property/1' });
  vitals['CLS']?.({ name: 'CLS', value: 0.9 });
  jest.advanceTimersByTime(9000);
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(1000);
  expect(sent[1]).toEqual({ ticket: 'a-ticket', views: ['listing@2.0.0'] });

  const thrown = Object.assign(new RangeError('x'), {
    stack: `RangeError: x\n at ${window.location.origin}/r/listing/2.0.0/web/js/a.js:1:2`,
  });
  reportFailure(thrown, 'page uncaught');
  reportFailure(new Error("of a browser's extension"), 'page uncaught');
  leave();
  leave();
  expect(sent.slice(2)).toEqual([
    {
      ticket: 'a-ticket',
      failures: [
        {
          release: 'listing@2.0.0',
          kind: 'unhandled',
          problem: 'RangeError',
          message: 'RangeError: x',
          position: `${window.location.origin}/r/listing/2.0.0/web/js/a.js:1:2`,
        },
      ],
      vitals: { LCP: 1201, CLS: 0.012 },
      load: 812,
    },
  ]);
  jest.useRealTimers();
  silence.mockRestore();
});
