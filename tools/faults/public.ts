export { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
export type { LineFault } from './line-fault.ts';
