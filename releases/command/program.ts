import type { Result } from './response.ts';
import { UsageError } from './usage.ts';
import { printableText } from './printable.ts';
import { Refusal, type RefusalReason } from '../refusal.ts';

/** Exit codes of the commands; the help lists them. */
export const exitCodes = { done: 0, refused: 1, usage: 2, forbidden: 3, unreachable: 4 } as const;
type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

const ofReasons: Partial<Record<RefusalReason, ExitCode>> = {
  'not-allowed': exitCodes.forbidden,
  'not-yours': exitCodes.forbidden,
  'proof-needed': exitCodes.forbidden,
  'registry-away': exitCodes.unreachable,
  'data-unavailable': exitCodes.unreachable,
  'too-often': exitCodes.unreachable,
};

/** Why a command printed no result. `reason` is the code of a rejection, or of one of the two other kinds. */
interface Failure {
  readonly reason: RefusalReason | 'wrong-use' | 'failed';
  readonly message: string;
  readonly exit: ExitCode;
}

function failureOf(problem: unknown): Failure {
  if (problem instanceof UsageError) return { reason: 'wrong-use', message: problem.message, exit: exitCodes.usage };
  if (problem instanceof Refusal)
    return { reason: problem.reason, message: problem.message, exit: ofReasons[problem.reason] ?? exitCodes.refused };
  return { reason: 'failed', message: problem instanceof Error ? problem.message : String(problem), exit: 1 };
}

const wantsHelp = ([first]: readonly string[]): boolean => first === 'help' || first === '--help' || first === '-h';

/**
 * Runs one command and prints its result to standard output, or the problem to standard error; with --json both
 * to standard output, so that a script reads one document in either case.
 * @returns the exit code
 */
export async function runProgram(
  args: readonly string[],
  usage: string,
  run: (args: readonly string[]) => Promise<Result>,
): Promise<number> {
  if (wantsHelp(args)) {
    console.log(usage);
    return exitCodes.done;
  }
  const json = args.includes('--json');
  try {
    const { value, text, failed } = await run(args);
    if (json) console.log(JSON.stringify(value));
    else if (text !== '') console.log(printableText(text));
    return failed ? exitCodes.refused : exitCodes.done;
  } catch (problem) {
    const failure = failureOf(problem);
    if (json) console.log(JSON.stringify(failure));
    else console.error(printableText(failure.message) + (failure.reason === 'wrong-use' ? `\n\n${usage}` : ''));
    return failure.exit;
  }
}
