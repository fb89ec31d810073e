export { idempotencyKey, memberCaller } from './caller.ts';
export { once, usedBefore } from './once.ts';
