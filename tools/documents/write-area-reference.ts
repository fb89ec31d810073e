// Part of npm run contracts: writes docs/area-contract.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaReference } from './area-reference.ts';

const root = join(import.meta.dirname, '../..');
writeFileSync(join(root, 'docs/area-contract.md'), areaReference(root));
