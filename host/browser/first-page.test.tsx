import type { Preparation } from '@verandah/areas';
import { createShellStore } from '../shell/shell-state.ts';
import { firstPage } from './first-page.ts';

const waiting = () => createShellStore({ path: '/search/a', page: { kind: 'waiting', area: 'search' } });
const page: Preparation = {
  status: 200,
  page: { page: 'results', href: '/search/a', head: { title: 'Found' }, data: null, params: {}, now: 0 },
};

test('[REL-08] the browser renders what the server could not render in time: progress, then the page with its title', async () => {
  const store = waiting();
  const requested: string[] = [];
  await firstPage('search', 'https://verandah.example/search/a', {
    store,
    report: (error) => {
      throw error;
    },
    prepare: (href) => {
      requested.push(href);
      expect(store.get()).toMatchObject({ busy: true, page: { kind: 'waiting' } });
      return Promise.resolve(page);
    },
    show: (_, __, swap) => {
      swap();
      return Promise.resolve();
    },
  });
  expect(requested).toEqual(['https://verandah.example/search/a']);
  expect(store.get()).toMatchObject({ busy: false, page: { kind: 'area', area: 'search' }, announcement: 'Found' });
  expect(document.title).toBe('Found');
});

test.each<[string, () => Promise<Preparation>]>([
  ['fails', () => Promise.reject(new Error('no network'))],
  ['returns another status', () => Promise.resolve({ status: 404 })],
])(
  '[SHELL-08, REL-08] the browser tries once; when that %s, the error page stays and the error is reported',
  async (_, prepare) => {
    const store = waiting();
    const reports: string[] = [];
    await firstPage('search', '/search/a', {
      store,
      prepare,
      show: () => Promise.resolve(),
      report: (error, where) => reports.push(`${where}: ${(error as Error).message}`),
    });
    expect(store.get()).toMatchObject({ busy: false, page: { kind: 'error', status: 503 } });
    expect(reports).toEqual([expect.stringMatching(/^search first page: (no network|The page responded 404\.)$/)]);
  },
);
