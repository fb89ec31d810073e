export { sceneColour, sceneKey, sceneOf, scenesPerKind } from './scenes.ts';
export type { SceneKind } from './scenes.ts';
export { BadPicture, badPictureMessages, openPicture, pictureLimits, readOriginal, type Original } from './original.ts';
export { fetchPicture, FetchFailure, type FetchFailureCode } from './fetching/fetch-picture.ts';
export { originalsOf, takePicture } from './media-store.ts';
export type { OriginalStore } from './originals.ts';
export { portraitKey, portraitsPerSet } from './portraits.ts';
export { openPortraits } from './portrait-files.ts';
export { mediaRoutes } from './routes.ts';
