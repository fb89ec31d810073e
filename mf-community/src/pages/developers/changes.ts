/** What has changed for callers of the API, newest first. */
export const changes: readonly { readonly on: string; readonly text: string }[] = [
  {
    on: '2026-11-30',
    text: 'GraphQL: saveOwnListing saves all of an agent’s listing or nothing. Deprecated for it: editOwnListing, changeListingHome, arrangeListingPictures, changeListingPictureKind and addListingPictures.',
  },
  {
    on: '2026-11-30',
    text: 'OAuth 2.1 for applications that act for other members: codes with PKCE, refresh tokens, client credentials, revocation and introspection, with the scopes of access tokens except webhooks:write.',
  },
  {
    on: '2026-11-30',
    text: 'Webhooks by REST at /offices/webhooks, and access tokens with webhooks:read and webhooks:write, in REST and GraphQL. The OpenAPI document passes the recommended rules of Redocly and Spectral: each operation’s description names the scope that an access token needs.',
  },
  {
    on: '2026-11-29',
    text: 'A link to a page is called uri in GraphQL and REST. Deprecated, with uri beside them: Alert.address, AgentActivity.address, FollowedThing.address, LocationSuggestion.address, Notification.path, ModerationCase.path, ProfileReview.path and Company.href, and the same fields of REST, with href of offices. They work until a later version removes them.',
  },
  {
    on: '2026-11-29',
    text: 'A search means the same by GraphQL, REST and alerts. listingSearch and alerts reject a location that does not exist, as REST already did. All of them reject auctions, inspections and sort orders that the mode does not have. Each error names its field.',
  },
  {
    on: '2026-11-27',
    text: 'GraphQL: GraphiQL at /developers/graphiql, the schema as a file at /graphql/schema.graphql, access tokens for fields that name a scope, and operations from scripts on any website (without cookies). listingsConnection takes sold and leased homes by their day (recentlySoldOrLeased).',
  },
  {
    on: '2026-11-27',
    text: 'The OpenAPI document has a description and an example of every parameter, and examples of every operation’s requests and responses.',
  },
  {
    on: '2026-11-27',
    text: 'Feeds: listings as JSON with a published schema, and an office’s listings as REAXML to fetch.',
  },
  {
    on: '2026-11-27',
    text: 'GraphQL: everything in the schema has a description; times, days and amounts have types of their own (DateTime, Date, Dollars). Agent.fullName and Query.user are deprecated: use name and userProfile. Deprecated fields work until a later version removes them.',
  },
  {
    on: '2026-11-27',
    text: 'GraphQL: listings, questions, and reviews of agents and suburbs by cursors, without a limit of depth: listingsConnection, questionsConnection, agentReviewsConnection, locationReviewsConnection.',
  },
  {
    on: '2026-11-27',
    text: 'The OpenAPI document describes numbers in addresses as integers with bounds: generated clients treat them as numbers. zstd is accepted beside br and gzip.',
  },
  {
    on: '2026-11-27',
    text: 'Webhooks: an office’s listings, enquiries, reviews and feeds are posted to its own systems, signed by the Standard Webhooks specification.',
  },
  {
    on: '2026-11-27',
    text: 'Access tokens with scopes. Scripts of any site may read public data (CORS). Responses are compressed with br or gzip. OPTIONS lists the methods of every address. RateLimit fields are in every response. If-Match on writes.',
  },
  {
    on: '2026-11-27',
    text: 'Unknown fields and query parameters are rejected by name with 422; they were ignored before. An Idempotency-Key that was used with another body is rejected with 422 instead of 409. Legacy paths still ignore unknown fields.',
  },
  {
    on: '2026-11-26',
    text: 'Feeds: gzip, paged reports with only=problems, and a list of an office’s own uploads.',
  },
];
