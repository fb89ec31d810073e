export { bodyOf, emitListingChanged, emitOfficeEvent } from './emit.ts';
export { writeListingEvents } from './listing-events.ts';
export { officeEventKinds, officeEventsJob } from './kinds.ts';
export type { OfficeEventKind } from './kinds.ts';
