import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import '../enquiries/schema.ts';
import '../follows/schema.ts';
import '../listings/schema/queries.ts';
import './location-types.ts';
import './suggestion-types.ts';
import '../offices/schema.ts';

builder.queryType({});
builder.mutationType({});

/** The graph API, declared in code; `api/schema.graphql` is its printed form, held equal by a test. */
export const schema: GraphQLSchema = builder.toSchema();
