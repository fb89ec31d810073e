export { sceneColour, sceneKey, sceneOf, scenesPerKind } from './scenes.ts';
export type { SceneKind } from './scenes.ts';
export { mediaRoutes } from './routes.ts';
