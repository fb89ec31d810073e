import { isSlug } from '../search/normalise-search.ts';

// Addresses of pages that other areas own. Whether one is live is for the kit's `isLive` to say.

/** Agents and offices of a place ('richmond-vic-3121'), or everywhere. */
export const agentFinderAddress = (place?: string): string => `/agent-finder${placeQuery(place)}`;

/** An agent's page, or one of its tabs. */
export const agentAddress = (username: string, tab?: string): string => `/agent/${[username, ...(tab ? [tab] : [])].map(encodeURIComponent).join('/')}`;

/** A place's page, or one of its tabs; without a place all of them. */
export const locationAddress = (place?: string, tab?: 'reviews'): string =>
  (place && isSlug(place) ? `/location/${place}${tab ? `/${tab}` : ''}` : '/locations');

/** Questions about a place, or about any. */
export const questionsAddress = (place?: string): string => `/questions${placeQuery(place)}`;

const placeQuery = (place: string | undefined): string => (place && isSlug(place) ? `?location=${place}` : '');
