export { notifyMember, notifyMembers } from './push-event.ts';
export { Pushes } from './pushes.ts';
