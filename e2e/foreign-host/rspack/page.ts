// A foreign host that Rspack builds: its configuration names the release as a remote, and the page imports it.
import { readIntegrity, showArea } from '../show-area.ts';

void showArea(async () => {
  await readIntegrity();
  return import('search/app');
});
