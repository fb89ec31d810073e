import { declaresDocuments } from './declaring-modules.ts';

test.each([
  ["import { graphql } from '../graphql.ts';", true],
  ["import { graphql, type SomeQuery } from '../../graphql.ts';", true],
  ["import {\n  type SomeQuery,\n  graphql,\n} from './graphql.ts';", true],
  ["import { document } from '@verandah/graph';", true],
  ["import { type Graph, document } from '@verandah/graph';", true],
  ["import type { SomeQuery } from '../graphql.ts';", false],
  ["import { graphqlText } from '../graphql.ts';", false],
  ["import { graphql } from 'graphql';", false],
  ["import { documentOf } from '@verandah/graph';", false],
])('[GQL-12, REL-03] a release names the operations of a module with %p: %p', (text, declares) => {
  expect(declaresDocuments(text)).toBe(declares);
});
