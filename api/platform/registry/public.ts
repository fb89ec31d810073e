export { read, refuse, Unreadable } from './answers.ts';
export { readEvents, readLastChanges, verifyLog } from './log.ts';
export { findToken } from './rights.ts';
export {
  addNote,
  changePin,
  changePins,
  changeRollout,
  readRetained,
  readManifest,
  readPins,
  readPinsAt,
  readReleases,
  recordRelease,
  restoreArea,
  withdrawArea,
} from './store.ts';
export type { ChangeOutcome } from './store.ts';
