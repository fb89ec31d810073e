import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import '../alerts/schema.ts';
import '../collections/schema.ts';
import '../enquiries/schema.ts';
import '../follows/schema.ts';
import '../listings/schema/by-address.ts';
import '../listings/schema/queries.ts';
import '../listings/schema/topics.ts';
import './location-types.ts';
import '../members/schema.ts';
import '../moderation/schema.ts';
import '../posts/schema.ts';
import '../profiles/schema.ts';
import '../questions/mutations.ts';
import '../questions/schema.ts';
import './suggestion-types.ts';
import '../location-reviews/schema.ts';
import '../places/index-schema.ts';
import '../places/overview-schema.ts';
import '../schools/schema.ts';
import '../medians/comparables-schema.ts';
import '../offices/schema.ts';
import '../offices/schema-page.ts';
import '../companies/schema.ts';
import '../agents/own/inbox-schema.ts';
import '../agents/own/schema.ts';
import '../agents/schema.ts';
import '../agents/schema-tabs.ts';
import '../agents/transactions/schema.ts';
import '../reviews/schema.ts';
import '../reviews/vendor-schema.ts';

builder.queryType({});
builder.mutationType({});

/** The graph API, declared in code; `api/schema.graphql` is its printed form, held equal by a test. */
export const schema: GraphQLSchema = builder.toSchema();
