import { ParsingProcess } from './parsing-process.ts';

/** Milliseconds after which a process without work is ended, and how many of them wait for work. */
const idleTime = 30_000;
const mostIdle = 2;

interface IdleProcess {
  readonly process: ParsingProcess;
  readonly memory: number;
  readonly timer: NodeJS.Timeout;
}

const idle: IdleProcess[] = [];

function removeAt(at: number): ParsingProcess | undefined {
  const [found] = idle.splice(at, 1);
  clearTimeout(found?.timer);
  return found?.process;
}

/** A process with this limit of memory: one that waits for work, or a new one. @param memory megabytes */
export function takeProcess(memory: number): ParsingProcess {
  for (;;) {
    const at = idle.findIndex((each) => each.memory === memory);
    const found = at === -1 ? undefined : removeAt(at);
    if (found === undefined) return new ParsingProcess(memory);
    if (found.isFree) return found;
  }
}

/** Has a process wait for its next work, in place of the one that waits longest; one that is not free is ended. */
export function giveBack(process: ParsingProcess, memory: number): void {
  if (!process.isFree) return void process.end();
  if (idle.length >= mostIdle) void removeAt(0)?.end();
  const timer = setTimeout(() => {
    void removeAt(idle.findIndex((each) => each.process === process))?.end();
  }, idleTime).unref();
  idle.push({ process, memory, timer });
}
