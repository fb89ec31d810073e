import '@verandah/design/tokens.css';
import '@verandah/design/reset.css';
import { federatedAreas } from './areas.ts';
import { readBoot } from './read-boot.ts';
import { report } from './report.ts';
import { startPage } from './start.ts';

startPage(readBoot(), federatedAreas).catch((error: unknown) => report(error, 'start'));
