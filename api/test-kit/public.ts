export { testRouter } from '../domains/listings/travel/test-router.ts';
