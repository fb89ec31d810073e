export { tellMember, type PushEvent } from './push-event.ts';
export { Pushes } from './pushes.ts';
