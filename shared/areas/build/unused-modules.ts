import { createRequire } from 'node:module';

/**
 * Modules of the map library that it imports for what no map of ours has: styles written as objects with expressions,
 * and the controls and interactions of a map that names none. They are a tenth of its script.
 */
const unused = ['render/canvas/style.js', 'control/defaults.js', 'interaction/defaults.js'];

/** Aliases that make each of them an empty module. @throws when another release of the library has none of that name */
export function unusedModules(): Record<string, false> {
  const { resolve } = createRequire(new URL('../../map/package.json', import.meta.url));
  return Object.fromEntries(unused.map((file) => [resolve(`ol/${file}`), false]));
}
