export { tellMember, type PushEvent } from './push-event.ts';
export { Pushes } from './pushes.ts';
export { pushRoutes } from './routes.ts';
