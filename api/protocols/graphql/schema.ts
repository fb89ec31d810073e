import type { GraphQLSchema } from 'graphql';
import { builder } from '../../platform/graph/public.ts';
import { withTokenScopes } from './token-scopes.ts';
import '../../domains/saved/alerts/schema.ts';
import '../../domains/saved/collections/schema.ts';
import '../../domains/enquiries/schema.ts';
import '../../domains/enquiries/schema-people.ts';
import '../../domains/feeds/office/schema.ts';
import '../../domains/members/follows/schema.ts';
import '../../domains/saved/collections/hidden-listings/schema.ts';
import '../../domains/listings/schema/by-address.ts';
import '../../domains/listings/schema/queries.ts';
import '../../domains/listings/schema/connection.ts';
import '../../domains/community/questions/listing-topics.ts';
import '../../domains/geography/locations/location-types.ts';
import '../../domains/members/care/schema.ts';
import '../../domains/members/schema.ts';
import '../../domains/community/moderation/schema.ts';
import '../../domains/saved/notifications/schema.ts';
import '../../domains/community/posts/editor-schema.ts';
import '../../domains/community/posts/schema.ts';
import '../../domains/members/profiles/schema.ts';
import '../../domains/community/questions/mutations.ts';
import '../../domains/community/questions/own-schema.ts';
import '../../domains/community/questions/schema.ts';
import '../../domains/geography/locations/suggestion-types.ts';
import '../../domains/community/location-reviews/schema.ts';
import '../../domains/geography/pages/index-schema.ts';
import '../../domains/geography/pages/overview-schema.ts';
import '../../domains/geography/pages/pins-schema.ts';
import '../../domains/geography/pages/census/schema.ts';
import '../../domains/geography/pages/similar/schema.ts';
import '../../domains/geography/pages/stations/schema.ts';
import '../../domains/geography/pages/page-schema.ts';
import '../../domains/geography/pages/schools/schema.ts';
import '../../domains/geography/pages/properties/schema.ts';
import '../../domains/listings/medians/comparables-schema.ts';
import '../../domains/listings/medians/suburb-medians-schema.ts';
import '../../domains/listings/price-history/schema.ts';
import '../../domains/agencies/offices/schema.ts';
import '../../domains/agencies/offices/admin/schema.ts';
import '../../domains/agencies/offices/invites/schema.ts';
import '../../domains/agencies/offices/schema-page.ts';
import '../../domains/agencies/offices/page-edit/schema.ts';
import '../../domains/integrations/webhooks/schema.ts';
import '../../domains/agencies/companies/schema.ts';
import '../../domains/agencies/agents/own/inbox-schema.ts';
import '../../domains/agencies/agents/own/reply-template-schema.ts';
import '../../domains/agencies/agents/own/overview-schema.ts';
import '../../domains/agencies/agents/hand-made/schema.ts';
import '../../domains/agencies/agents/own/schema.ts';
import '../../domains/agencies/agents/schema.ts';
import '../../domains/agencies/agents/schema-tabs.ts';
import '../../domains/agencies/agents/profile-edit/schema.ts';
import '../../domains/agencies/agents/transactions/schema.ts';
import '../../domains/agencies/reviews/schema.ts';
import '../../domains/agencies/reviews/vendor-schema.ts';
import '../../domains/geography/pages/location-fields.ts';

builder.queryType({ description: 'What can be read. Reads without a sign-in return what is public.' });
builder.mutationType({
  description:
    'What can be changed. Rules that refuse a change return an error with a code and, by field, the problems of its input.',
});

/** The graph API, declared in code; `api/schema.graphql` is its printed form, held equal by a test. */
export const schema: GraphQLSchema = withTokenScopes(builder.toSchema());
