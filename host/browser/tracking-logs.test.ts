import { createBus } from '@verandah/bus';
import { followTrackingLogs } from './tracking-logs.ts';

function logged(flags: Readonly<Record<string, boolean>>): string[] {
  const lines: string[] = [];
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  followTrackingLogs(bus, flags, (...words) => lines.push(JSON.stringify(words)));
  bus.publish('tracked', { about: 'listing', event: { listingId: '1' } });
  bus.publish('tracked', { about: 'agent', event: { agentId: '2' } });
  bus.publish('navigation', { area: 'search', page: 'results', href: '/buy' });
  return lines;
}

test('[SHELL-19] the log flags only add lines to the console', () => {
  expect(logged({})).toEqual([]);
  expect(logged({ listingTrackingLog: true })).toEqual(['["[listing tracking]",{"listingId":"1"}]']);
  expect(logged({ agentTrackingLog: true })).toEqual(['["[agent tracking]",{"agentId":"2"}]']);
  expect(logged({ gtmTrackingLog: true })).toEqual([
    '["[tag manager] page view",{"href":"/buy","area":"search","page":"results"}]',
  ]);
});
