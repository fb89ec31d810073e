import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Reason } from '../operations/operations.ts';
import type { Rehearsal } from './rehearsal.ts';
import { prepareReplay, type RehearsalOptions, type RehearsalParts } from './rehearse-release.ts';
import type { Replay } from './replay.ts';

const script = fileURLToPath(new URL('rehearsal-process.ts', import.meta.url));
/** Milliseconds for a whole rehearsal. */
const longest = 15 * 60_000;
const stoppedText = 'The rehearsal was stopped.';
/** What Chromium needs of the environment: the process gets no secrets. */
const variables = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'SystemRoot', 'CHROMIUM'];

/**
 * Rehearses a release as `rehearseRelease` does, in a process of the lowest priority: parsing and comparing pages must
 * not slow the host. It opens a browser where one is installed, never as root.
 * @param signal ends the process and the browser
 * @throws {Refusal} as `rehearseRelease` @throws {Error} when the process ended or took a quarter of an hour
 */
export async function rehearseApart(
  parts: Omit<RehearsalParts, 'openBrowser'>,
  { area, version }: { readonly area: string; readonly version: string },
  reason: Reason,
  options: RehearsalOptions,
  signal: AbortSignal,
): Promise<Rehearsal> {
  const replay = await prepareReplay(parts, area, version, reason, options);
  if (signal.aborted) throw new Error(stoppedText);
  return replayApart(replay, signal);
}

function replayApart(replay: Replay, stopped: AbortSignal): Promise<Rehearsal> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(longest)]);
    const env = Object.fromEntries(variables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
    const child = fork(script, { env, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const end = (problem?: string): void => {
      signal.removeEventListener('abort', abort);
      // The process ends by that, and its browser with it.
      if (child.connected) child.disconnect();
      if (problem !== undefined) reject(new Error(problem));
    };
    const abort = (): void => end(stopped.aborted ? stoppedText : `It did not end within ${longest / 60_000} minutes.`);
    child.once('message', (message) => {
      const { rehearsal, problem } = message as { readonly rehearsal?: Rehearsal; readonly problem?: string };
      end(problem);
      if (rehearsal) resolve(rehearsal);
    });
    child.once('error', (problem) => end(problem.message));
    child.once('exit', () => end('Its process ended.'));
    signal.addEventListener('abort', abort);
    child.send(replay);
  });
}
