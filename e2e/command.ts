import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from './site.ts';

export interface Outcome {
  readonly status: number | null;
  readonly output: string;
  readonly complaints: string;
}

/** Runs a command of the project as an operator would: `command('releases/cli.ts', ['status'])`. */
export function runCommand(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = environment,
): Promise<Outcome> {
  return runProgram(process.execPath, [join(root, file), ...args], env);
}

function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let complaints = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints += text;
    });
    child.on('close', (status) => resolve({ status, output, complaints }));
  });
}

/** How the `data` command is run where a deployed site is, such as `docker compose exec …`; words without spaces. */
const [deployedProgram, ...deployedWords] = (process.env['E2E_DATA_COMMAND'] ?? '').split(' ').filter(Boolean);

export const runOps = (...args: string[]): Promise<Outcome> => runCommand('releases/cli.ts', args);
export const runData = (...args: string[]): Promise<Outcome> =>
  deployedProgram === undefined
    ? runCommand('api/app/cli.ts', args)
    : runProgram(deployedProgram, [...deployedWords, ...args], environment);

/**
 * The JSON that a command printed.
 * @throws {Error} with its error output when it failed
 */
export async function readJson<Report>(outcome: Promise<Outcome>): Promise<Report> {
  const { status, output, complaints } = await outcome;
  if (status !== 0) throw new Error(`The command ended with ${status}: ${complaints || output}`);
  return JSON.parse(output) as Report;
}
