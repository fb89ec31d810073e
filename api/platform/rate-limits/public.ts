export { holdCalls } from './hold-calls.ts';
export { callLimits, pointsPerMillisecond } from './limits.ts';
export type { LimitName } from './limits.ts';
export { measuredSpeed, speedOfCore } from './measured-speed.ts';
export { payPoints } from './pay.ts';
export { refusedTries } from './refused-tries.ts';
export { Spending } from './spending.ts';
export { forgiveCaller, throttleCaller } from './throttle.ts';
export { limitTypedMail } from './typed-mails.ts';
