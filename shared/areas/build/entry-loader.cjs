// Makes the module that the host loads of an area from the area's contract and pages: `src/pages.ts?browser` in the
// page, `src/pages.ts?server` in a render worker (area-entry.ts).
const sides = {
  browser: ['createBrowserArea', 'version, bootstrap, mount, unmount, prepare, show'],
  server: ['createServerArea', 'contract, documents, chunks, load'],
};

module.exports = function entry() {
  const side = this.resourceQuery.slice(1);
  const [create, names] = sides[side];
  return `import { ${create} } from '@verandah/areas/${side}';
import { area } from '../area.ts';
import { pages } from './pages.ts';
export const { ${names} } = ${create}(area, pages);
`;
};
