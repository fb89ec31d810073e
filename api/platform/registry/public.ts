export { read, refuse, Unreadable } from './answers.ts';
export { readEvents, readLastMoves, verifyLog } from './log.ts';
export { findToken } from './rights.ts';
export {
  addNote,
  movePin,
  moveRollout,
  readRetained,
  readManifest,
  readPins,
  readPinsAt,
  readReleases,
  recordRelease,
} from './store.ts';
export type { Moved } from './store.ts';
