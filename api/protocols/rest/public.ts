export { openApiRoutes, writtenDocument } from './document.ts';
export { etagOf, isKnownTag } from './etag.ts';
