export { baseMapRoutes } from './routes.ts';
