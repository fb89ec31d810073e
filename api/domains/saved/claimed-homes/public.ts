export { homeValueJob, mailHomeValue, queueHomeValues } from './value-mail.ts';
export { homeValueRoutes } from './routes.ts';
