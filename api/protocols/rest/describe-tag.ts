/** What the operations of each tag are about. */
const tags: Readonly<Record<string, string>> = {
  agents: 'Agents, their listings, sales and followers.',
  alerts: 'Saved searches that report new listings.',
  calendar: 'Inspections and auctions for calendar programs.',
  companies: 'Pages of companies.',
  enquiries: 'Questions to agents about a listing or an appraisal.',
  'error-reports': 'Reports of failures in browsers.',
  events: 'A stream of what happens in an account.',
  feeds: "An office's listings and pictures from its own software.",
  listings: 'Homes that are offered, and searches for them.',
  'location-reviews': 'What residents write about their suburb.',
  locations: 'Suburbs, regions, states and streets.',
  media: 'Pictures.',
  members: 'Sign-in, accounts, devices and tokens.',
  moderation: 'Reports of what members wrote, for moderators.',
  notifications: 'What members are notified of.',
  offices: 'Offices, their agents and listings.',
  posts: 'Posts of the blog.',
  questions: 'Questions and answers about places.',
  reviews: 'Reviews of agents by vendors.',
  schools: 'Schools and their catchments.',
  search: 'Suggestions of places, agents and addresses.',
  syndication: 'Feeds of searches, and sitemaps.',
  tiles: 'Map tiles.',
  tracking: 'Counts of views.',
  webhooks: "An office's events, posted to its own software.",
};

/** A tag's description; undefined for a tag without one. */
export const describeTag = (name: string): string | undefined => tags[name];
