export { notifyMember } from './push-event.ts';
export { Pushes } from './pushes.ts';
