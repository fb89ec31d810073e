/** Tabs of an agent's page, each at its own address; the first has the agent's own address. */
export const agentTabs = [
  { name: 'activity', label: 'Activity' },
  { name: 'listings', label: 'Listings' },
  { name: 'reviews', label: 'Reviews' },
  { name: 'answers', label: 'Answers' },
  { name: 'questions', label: 'Questions' },
  { name: 'followers', label: 'Followers' },
  { name: 'following', label: 'Following' },
] as const;
export type AgentTab = (typeof agentTabs)[number]['name'];

/** An agent's listings by outcome. */
export const listingKinds = [
  { name: 'buy', label: 'For sale' },
  { name: 'rent', label: 'For rent' },
  { name: 'sold', label: 'Sold' },
  { name: 'leased', label: 'Leased' },
] as const;
export type ListingKind = (typeof listingKinds)[number]['name'];

/** Items per page of a tab. */
export const tabSize = 10;
