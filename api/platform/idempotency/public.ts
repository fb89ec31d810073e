export { idempotencyKey, memberCaller } from './caller.ts';
export { once } from './once.ts';
