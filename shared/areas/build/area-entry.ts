import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

const entryLoader = join(dirname(fileURLToPath(import.meta.url)), 'entry-loader.cjs');

/**
 * The module that the host loads of an area, in the page or in a render worker. The build makes it from the contract
 * and `src/pages.ts`; an area that does more at its start has a file of its own, `src/browser.tsx` or `src/server.tsx`.
 */
export const areaEntry = (folder: string, side: 'browser' | 'server'): string =>
  existsSync(join(folder, `src/${side}.tsx`)) ? `./src/${side}.tsx` : `./src/pages.ts?${side}`;

/** Makes such modules. It must follow the rule that compiles scripts, which runs on what this one returns. */
export const entryRule = (): RuleSetRule => ({ resourceQuery: /^\?(?:browser|server)$/, use: entryLoader });
