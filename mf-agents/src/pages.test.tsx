import { findPagesWithoutData, brokenByQuery } from '@verandah/areas/test-kit';
import { pages } from './pages.ts';

test('[SHELL-58] while the API does not respond, every page that needs it fails, also at addresses that name nothing', async () => {
  expect(await findPagesWithoutData(pages)).toEqual([]);
});

test('[SHELL-59] no query that a visitor can send breaks a page before it has read anything', async () => {
  expect(await brokenByQuery(pages)).toEqual([]);
});
