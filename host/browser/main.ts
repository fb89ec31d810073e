import '@verandah/design/tokens.css';
import '@verandah/design/reset.css';
import { federatedAreas } from './areas.ts';
import { nextTask } from './next-task.ts';
import { readBoot } from './read-boot.ts';
import { reportError } from './report.ts';
import { startPage } from './start.ts';
import { isSupportedBrowser } from './supported.ts';

// Not in the task that reads the script: together they would be the longest one of the page.
if (isSupportedBrowser())
  nextTask()
    .then(() => startPage(readBoot(), federatedAreas))
    .catch((error: unknown) => reportError(error, 'start'));
