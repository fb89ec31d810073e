export { databaseUrlWithPlaces } from './built-in-places.ts';
export { testRouter } from '../domains/listings/travel/test-router.ts';
export { sampleMails } from './sample-mails.ts';
