export { idempotencyKey, memberCaller } from './caller.ts';
export { checkKey, once } from './once.ts';
