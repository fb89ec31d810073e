// Serves the journeys' site from an empty data folder.
import { rmSync } from 'node:fs';
import { testRouter } from '@verandah/api/test-kit';
import { dataFolder } from './site.ts';

rmSync(dataFolder, { recursive: true, force: true });
// Travel times need a router: journeys get one that answers as Valhalla does.
process.env['ROUTER_URL'] ??= (await testRouter()).url;
await import('../scripts/start.ts');
