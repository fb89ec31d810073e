export { sceneColour, sceneKey, sceneKeys, sceneKinds, sceneOf, scenesPerKind } from './scenes.ts';
export type { Scene, SceneKind, SceneLight } from './scenes.ts';
export { openPictures } from './picture.ts';
export type { PictureFile, Pictures } from './picture.ts';
export { mediaRoutes } from './routes.ts';
export { warmPictures } from './warm.ts';
