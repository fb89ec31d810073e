import { declaresOperations } from './declares-operations.ts';

test.each([
  "import { graphql } from '../graphql.ts';",
  "import { type SomeQuery, graphql } from '../../graphql.ts';",
  'import {\n  graphql,\n  type SomeQuery,\n} from "./graphql.ts";',
  "import { document } from '@verandah/graph';",
  "import { GraphError, document, type Graph } from '@verandah/graph';",
])('[GQL-12] a module with %j declares operations', (source) => {
  expect(declaresOperations(source)).toBe(true);
});

test.each([
  "import type { SomeQuery } from '../graphql.ts';",
  "import { type SomeQuery } from '../graphql.ts';",
  "import { graphqlText } from '../graphql.ts';",
  "import { graphql } from 'graphql';",
  "import { GraphError } from '@verandah/graph';\nconst document = 1;",
])('[GQL-12] a module with %j declares none', (source) => {
  expect(declaresOperations(source)).toBe(false);
});
