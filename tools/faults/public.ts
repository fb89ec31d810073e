export { startFaultProxy, type FaultProxy, type FaultProxyOptions } from './fault-proxy.ts';
export type { LineFault } from './line-fault.ts';
