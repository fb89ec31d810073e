export { openApiRoutes, writtenDocument } from './document.ts';
