/**
 * What other benchmarks use of the API's: its process, which reports its memory, and calls of the kinds that the
 * site's pages make.
 */
export { startApiProcess, type ApiProcess } from './api/api-process.ts';
export { withMarket, type Market } from './api/market.ts';
export { callMix, type Call } from './api/mix.ts';
export { operations } from './api/operations.ts';
export { serverCpu } from './api/server-cpu.ts';
