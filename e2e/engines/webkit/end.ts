import type { ChildProcess } from 'node:child_process';

/** Ends a program and waits until it has ended; one that has a process group of its own (`detached`) with all of it. */
export async function endProgram(
  program: ChildProcess,
  { group = false }: { readonly group?: boolean } = {},
): Promise<void> {
  const { pid } = program;
  if (pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  process.kill(group ? -pid : pid, 'SIGTERM');
  await ended;
}
