import { join } from 'node:path';
import { apiSources, arrowsAgainstTheOrder } from './api-structure.ts';

const sources = apiSources(join(import.meta.dirname, '../..'));

test('imports of the API run from composition over protocols and domains to the platform, through public.ts', () => {
  expect(arrowsAgainstTheOrder(sources).map(({ arrow, rule }) => `${arrow}: ${rule}`)).toEqual([]);
});

test('an import against the order is reported', () => {
  const some = new Map([
    ['api/platform/a/x.ts', "import { y } from '../../domains/b/public.ts';\nimport '../../app/z.ts';"],
    ['api/app/w.ts', "import { fillSample } from '../../tools/sample/public.ts';"],
    ['api/domains/b/public.ts', "export { y } from './y.ts';"],
    ['api/domains/b/y.ts', "import {\n  type Q,\n  q,\n} from '../c/q.ts';\nimport type { R } from '../c/public.ts';"],
    ['api/domains/c/q.ts', "import { y } from '../b/public.ts';"],
    ['api/domains/c/public.ts', "export type { R } from './q.ts';"],
    ['api/domains/c/schema.ts', ''],
    [
      'api/protocols/d/schema.ts',
      "import '../../domains/c/schema.ts';\nimport type { q } from '../../domains/c/q.ts';",
    ],
    ['api/app/z.ts', "const later = () => import('../domains/c/q.ts');"],
  ]);
  expect(arrowsAgainstTheOrder(some)).toEqual([
    { arrow: 'api/app/w.ts → tools/sample/public.ts', rule: 'leads out of the API', typeOnly: false },
    { arrow: 'api/app/z.ts → api/domains/c/q.ts', rule: 'past public.ts', typeOnly: false },
    { arrow: 'api/domains/b/y.ts → api/domains/c/q.ts', rule: 'past public.ts', typeOnly: false },
    { arrow: 'api/platform/a/x.ts → api/app/z.ts', rule: 'platform reads no app', typeOnly: false },
    { arrow: 'api/platform/a/x.ts → api/domains/b/public.ts', rule: 'platform reads no domains', typeOnly: false },
    { arrow: 'api/protocols/d/schema.ts → api/domains/c/q.ts', rule: 'past public.ts', typeOnly: true },
  ]);
});
