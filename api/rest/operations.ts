import type { Operation } from './operation.ts';

/** Every operation of the REST and legacy APIs; each domain declares its own. */
export const operations: readonly Operation[] = [];
