import { answeredWhileAway } from '@verandah/areas/test-kit';
import { pages } from './pages.ts';

test('[SHELL-54] while the API does not answer, every page that needs it fails, at addresses that name nothing too', async () => {
  expect(await answeredWhileAway(pages)).toEqual([]);
});
