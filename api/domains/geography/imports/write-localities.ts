// pnpm --filter @verandah/api localities: writes built-in-localities.csv from the built-in boundaries.
import { writeFileSync } from 'node:fs';
import { outlinedLocalities } from './outlined-localities.ts';
import { builtInLocalitiesFile } from './gazetteer.ts';

writeFileSync(builtInLocalitiesFile, await outlinedLocalities());
