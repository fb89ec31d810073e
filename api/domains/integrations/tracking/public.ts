export { countAgentEnquiry } from './agent-day.ts';
export { countListingDay } from './listing-day.ts';
export { trackingOperations } from './operations.ts';
export { fromOwnPage } from './rules.ts';
