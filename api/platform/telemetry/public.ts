export { Telemetry, type OperationOutcome } from './telemetry.ts';
