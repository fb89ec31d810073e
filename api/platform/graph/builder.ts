import SchemaBuilder from '@pothos/core';
import type { GraphContext } from './context.ts';

/** What every type of the graph API is declared with. Fields are never null unless they say so. */
export const builder = new SchemaBuilder<{ Context: GraphContext; DefaultFieldNullability: false }>({
  defaultFieldNullability: false,
});
