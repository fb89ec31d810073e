export { FairBudget } from './fair-budget.ts';
export { FairQueue, type FairQueueLimits } from './fair-queue.ts';
export type { Limit, LimitLeft, ReachedLimit } from './limit.ts';
export { MemoryLimiter } from './memory-limiter.ts';
export { StoreLimiter, type WindowCount, type WindowStore } from './store-limiter.ts';
