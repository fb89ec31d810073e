export { FetchFailure, fetchPicture } from './fetching/fetch-picture.ts';
export type { FetchFailureCode } from './fetching/fetch-picture.ts';
export { originalsOf, storeDrawing, takePicture } from './media-store.ts';
export type { Original } from './original.ts';
export { mediaRoutes } from './routes.ts';
