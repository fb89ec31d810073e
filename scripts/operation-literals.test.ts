import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { declaringFiles } from './operation-literals.ts';

test('[GQL-12] a module declares operations whatever it imports beside graphql', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operations-'));
  const files = {
    'alone.ts': "import { graphql } from '../graphql.ts';",
    'after.ts': "import { type SomeQuery, graphql } from '../../graphql.ts';",
    'before.tsx': "import {\n  graphql,\n  type SomeQuery,\n} from './graphql.ts';",
    'alone.test.ts': "import { graphql } from '../graphql.ts';",
    'types.ts': "import type { SomeQuery } from '../graphql.ts';",
    'another.ts': "import { graphqlText } from '../graphql.ts';",
    'library.ts': "import { graphql } from 'graphql';",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(declaringFiles(folder).map((path) => basename(path))).toEqual(['after.ts', 'alone.ts', 'before.tsx']);
});
