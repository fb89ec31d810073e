import { isSlug } from '../search/normalise-search.ts';
import type { QuestionTopic } from '../vocabulary/question-topics.ts';

// Addresses of pages that other areas own. The kit's `isLive` returns whether one is live.

/** Agents and offices of a locality ('richmond-vic-3121'), or everywhere. */
export const agentFinderAddress = (place?: string): string => `/agent-finder${placeQuery(place)}`;

/** An agent's page, or one of its tabs. */
export const agentAddress = (username: string, tab?: string): string =>
  `/agent/${[username, ...(tab ? [tab] : [])].map(encodeURIComponent).join('/')}`;

/** The page for writing a review of an agent. */
export const writeReviewAddress = (username: string): string => `${agentAddress(username, 'reviews')}/new`;

/** The page for the review of an invited vendor, by the mail's token. */
export const vendorReviewAddress = (token: string): string => `/review/${encodeURIComponent(token)}`;

/** A company that offices belong to ('wattle-group-1'). */
export const companyAddress = (slug: string): string => `/real-estate-company/${encodeURIComponent(slug)}`;

/** A locality's page, or one of its tabs; without a locality, the page of all. */
export const locationAddress = (place?: string, tab?: 'reviews'): string =>
  place && isSlug(place) ? `/location/${place}${tab ? `/${tab}` : ''}` : '/locations';

/** Questions about a locality, or about any. */
export const questionsAddress = (place?: string): string =>
  place && isSlug(place) ? `/questions/in/${place}` : '/questions';

/** Questions of a topic, of all localities. */
export const questionTopicAddress = (topic: QuestionTopic): string => `/questions/topic/${topic}`;

/** A question with its answers; `post` names the answer ('answer-12') or comment ('comment-7') to begin at. */
export const questionAddress = (uri: string, post?: string): string =>
  `/question/${encodeURIComponent(uri)}${post ? `#${post}` : ''}`;

/** The page for a new question, about a location when it is given. */
export const askAddress = (place?: string): string => `/questions/ask${placeQuery(place)}`;

/** A post of the blog, or the list of all. */
export const postAddress = (slug?: string): string => (slug ? `/blog/${encodeURIComponent(slug)}` : '/blog');

/** The page of an author of the blog, with a page of their posts. */
export const blogAuthorAddress = (author: string, page = 1): string =>
  `/blog/authors/${encodeURIComponent(author)}${page > 1 ? `?page=${page}` : ''}`;

const placeQuery = (place: string | undefined): string => (place && isSlug(place) ? `?location=${place}` : '');
