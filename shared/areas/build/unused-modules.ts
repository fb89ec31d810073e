import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Modules of the map library that it imports for what no map of ours has: styles written as objects with expressions,
 * and the controls and interactions of a map that names none. They are a tenth of its script.
 */
const unused = ['render/canvas/style.js', 'control/defaults.js', 'interaction/defaults.js'];

/**
 * Aliases that make each of them an empty module; none for an area without maps.
 * @throws when another release of the library has none of that name
 */
export function unusedModules(folder: string): Record<string, false> {
  let map: string;
  try {
    map = createRequire(join(folder, 'package.json')).resolve('@verandah/map');
  } catch {
    return {}; // the area has no map
  }
  const { resolve } = createRequire(map);
  return Object.fromEntries(unused.map((file) => [resolve(`ol/${file}`), false]));
}
