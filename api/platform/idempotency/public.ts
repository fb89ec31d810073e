export { idempotencyKey, memberCaller } from './caller.ts';
export { checkKey, runOnce } from './once.ts';
