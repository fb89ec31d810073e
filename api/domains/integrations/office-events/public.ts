export { bodyOf, emitListingChanged, emitOfficeEvent, isWanted } from './emit.ts';
export { officeEventKinds, officeEventsJob } from './kinds.ts';
export type { OfficeEventKind } from './kinds.ts';
