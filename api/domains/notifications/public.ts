export { notifyOfListings } from './listing-news.ts';
export { notify } from './notify.ts';
