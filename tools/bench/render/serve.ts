import type { Command, Report } from './side.ts';

export interface Served {
  readonly address: string;
  cpu(): Promise<number>;
  workersCpu?(): Promise<number>;
  close(): Promise<void>;
}

/** One side, in its own process: starts, reports its CPU time on request, stops. */
export async function serve(start: () => Promise<Served>): Promise<void> {
  const send = (report: Report): void => void process.send?.(report);
  try {
    const served = await start();
    process.on('message', (command: Command) => {
      if (command === 'cpu')
        void Promise.all([served.cpu(), served.workersCpu?.() ?? 0]).then(([microseconds, workers]) =>
          send({ kind: 'cpu', microseconds, workers }),
        );
      else void served.close().then(() => process.exit());
    });
    process.on('disconnect', () => process.exit());
    send({ kind: 'ready', address: served.address });
  } catch (problem) {
    send({ kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) });
  }
}
