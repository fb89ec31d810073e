import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { codeOf, type ErrorCode } from './errors.ts';
import type { OperationOutcome, Telemetry } from '../telemetry/public.ts';

const ours: ReadonlySet<string> = new Set<ErrorCode | 'unexpected'>([
  'unexpected',
  'INTERNAL_SERVER_ERROR',
  'TIMEOUT',
  'UNAVAILABLE',
]);

/** How an operation ended, by the codes of its errors. */
export function outcomeOf(result: unknown): OperationOutcome {
  const errors =
    typeof result === 'object' && result !== null && 'errors' in result && Array.isArray(result.errors)
      ? result.errors
      : [];
  const codes = errors.map(codeOf);
  return codes.length === 0
    ? 'ok'
    : codes.some((code) => ours.has(code))
      ? 'failed'
      : codes.includes('THROTTLED')
        ? 'throttled'
        : 'refused';
}

/** Measures each graph operation; after the plugins that define how operations are executed. */
export const operationTelemetry = (telemetry: Telemetry): Plugin => ({
  onExecute({ args: { document, operationName }, executeFn, setExecuteFn }) {
    const name = getOperationAST(document, operationName)?.name?.value ?? 'unnamed';
    setExecuteFn((args) => telemetry.operation(name, () => executeFn(args) as unknown, outcomeOf));
  },
});
