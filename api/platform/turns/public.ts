export { asTheSite, currentCaller, forEveryone, onBehalfOf } from './caller.ts';
export { followCallers } from './follow-callers.ts';
export { followLateness, lateness } from './follow-lateness.ts';
export { GivenUp, isGivenUp } from './given-up.ts';
export { SharedRead } from './shared-read.ts';
export { shareOfOne } from './shares.ts';
export { signalOfLeaving } from './signal-of-leaving.ts';
export { Turns } from './turns.ts';
