import type { Command, Report } from './side.ts';

export interface Served {
  readonly address: string;
  cpu(): Promise<number>;
  workersCpu?(): Promise<number>;
  close(): Promise<void>;
}

/** One side, in its own process: starts, reports its CPU time on request, stops. */
export async function serve(start: () => Promise<Served>): Promise<void> {
  const tell = (told: Report): void => void process.send?.(told);
  try {
    const served = await start();
    process.on('message', (asked: Command) => {
      if (asked === 'cpu')
        void Promise.all([served.cpu(), served.workersCpu?.() ?? 0]).then(([microseconds, workers]) =>
          tell({ kind: 'cpu', microseconds, workers }),
        );
      else void served.close().then(() => process.exit());
    });
    process.on('disconnect', () => process.exit());
    tell({ kind: 'ready', address: served.address });
  } catch (problem) {
    tell({ kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) });
  }
}
