export { Admission } from './admission.ts';
export { FairBudget } from './fair-budget.ts';
export { FairQueue } from './fair-queue.ts';
export { Lateness, latenessHeader } from './lateness.ts';
export type { Limit, LimitLeft } from './limit.ts';
export { MemoryLimiter } from './memory-limiter.ts';
export { StoreLimiter, type WindowStore } from './store-limiter.ts';
