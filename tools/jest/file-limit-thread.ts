import { writeSync } from 'node:fs';
import { Session, type Debugger } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';

// A thread of its own: the main one may never look at a timer again.
const longest = workerData as number;
let timer: NodeJS.Timeout | undefined;
parentPort?.on('message', (file: string | undefined) => {
  clearTimeout(timer);
  if (file !== undefined) timer = setTimeout(() => stop(file), longest);
});

/** Steps from one job of the main thread to the next until one of them is in a file. */
const mostSteps = 20;

/** Prints where the main thread is, and ends the process. */
function stop(file: string): void {
  const session = new Session();
  session.connectToMainThread();
  const addresses = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => addresses.set(scriptId, url));
  let steps = 0;
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    const places = callFrames.map((frame) => placeOf(frame, addresses));
    steps += 1;
    if (steps > mostSteps || places.some((place) => place.includes('file:'))) end(file, places);
    else session.post('Debugger.stepInto');
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  // It waits, and runs no script that could be stopped.
  setTimeout(() => end(file, []), 2000);
}

const placeOf = (
  { functionName, location: { scriptId, lineNumber } }: Debugger.CallFrame,
  addresses: ReadonlyMap<string, string>,
): string => `    at ${functionName || '(anonymous)'} (${addresses.get(scriptId) ?? ''}:${lineNumber + 1})`;

function end(file: string, places: readonly string[]): void {
  const where = places.length > 0 ? `It is here:\n${places.join('\n')}` : 'It is waiting.';
  writeSync(2, `${file} has not ended within ${longest / 1000} s: its process is ended. ${where}\n`);
  process.kill(process.pid, 'SIGKILL');
}
