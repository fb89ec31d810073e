// Serves the journeys' site from an empty data folder.
import { rmSync } from 'node:fs';
import { dataFolder } from './site.ts';

rmSync(dataFolder, { recursive: true, force: true });
await import('../scripts/start.ts');
