import type { BootData } from '../../boot.ts';
import { runningReleases, type LoadedFile } from './running-releases.ts';

const release = (version: string) => ({ version, container: 'c', entry: '/e' });
const boot = (
  set: string,
  previews: BootData['shell']['previews'] = [],
): Pick<BootData, 'set' | 'areas' | 'shell'> => ({
  set,
  shell: { previews } as unknown as BootData['shell'],
  areas: {
    search: { routes: [], live: release('1.0.1'), previous: release('1.0.0') },
    listing: { routes: [], live: release('2.0.0') },
  },
});
const file = (path: string, encodedBodySize: number, responseEnd: number): LoadedFile => ({
  name: `https://verandah.example/r/${path}`,
  encodedBodySize,
  responseEnd,
});
const whyOf = (...given: Parameters<typeof runningReleases>) =>
  runningReleases(...given).map(({ area, version, why, instead }) => [area, version, why, instead]);
const until = '2026-11-21T12:00:00Z';

test('[REL-39] each area has its release, why it runs, and the size and time of its files', () => {
  const files = [file('search/1.0.1/web/a.js', 1000, 40), file('search/1.0.1/web/b.js', 500, 90.4)];
  expect(runningReleases(boot('17'), files)).toEqual([
    { area: 'search', version: '1.0.1', why: 'live', files: 2, bytes: 1500, ready: 90.4 },
    { area: 'listing', version: '2.0.0', why: 'live', files: 0, bytes: 0, ready: null },
  ]);
});

test('[REL-39] rollout, preview, override and development are distinguished', () => {
  expect(whyOf(boot('17 search@1.0.1'), [])[0]).toEqual(['search', '1.0.1', 'rollout', undefined]);
  const preview = [{ area: 'search', version: '1.0.1', until }];
  expect(whyOf(boot('17 search@1.0.1!', preview), [])[0]).toEqual(['search', '1.0.1', 'preview', undefined]);
  expect(whyOf(boot('17 search@1.0.1!'), [])[0]).toEqual(['search', '1.0.1', 'override', undefined]);
  const development = boot('17 listing@0.0.0-development');
  const areas = { ...development.areas, listing: { routes: [], live: release('0.0.0-development') } };
  expect(whyOf({ ...development, areas }, [])[1]).toEqual(['listing', '0.0.0-development', 'development', undefined]);
});

test('[REL-39] a release that stands in for a failed one is named with it', () => {
  // The browser loaded the one before it.
  const files = [file('search/1.0.1/web/a.js', 1, 1), file('search/1.0.0/web/a.js', 7, 50)];
  expect(whyOf(boot('17'), files)[0]).toEqual(['search', '1.0.0', 'stand-in', '1.0.1']);
  // The server rendered with the one before it, or the tab is older than the promotion.
  expect(whyOf(boot('17'), [], { search: '1.0.2', listing: '2.0.0' })).toEqual([
    ['search', '1.0.1', 'stand-in', '1.0.2'],
    ['listing', '2.0.0', 'live', undefined],
  ]);
});
