export { testRouter } from '../domains/listings/travel/test-router.ts';
export { sampleMails } from './sample-mails.ts';
