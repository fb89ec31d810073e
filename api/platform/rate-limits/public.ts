export { holdCalls } from './hold-calls.ts';
export { isOwnMachine } from './own-machine.ts';
export { callLimits } from './limits.ts';
export type { LimitName } from './limits.ts';
export { measuredSpeed } from './measured-speed.ts';
export { refusedTries } from './refused-tries.ts';
export { Spending } from './spending.ts';
export { forgive, throttle } from './throttle.ts';
export { limitTypedMail } from './typed-mails.ts';
