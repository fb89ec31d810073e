import SchemaBuilder from '@pothos/core';
import type { GraphContext } from './context.ts';

/** The schema builder of the GraphQL API. Fields are non-null by default. */
export const builder = new SchemaBuilder<{ Context: GraphContext; DefaultFieldNullability: false }>({
  defaultFieldNullability: false,
});
