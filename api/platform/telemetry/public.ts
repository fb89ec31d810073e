export { operationTelemetry } from './operation-telemetry.ts';
export { Telemetry } from './telemetry.ts';
