import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/** The size of a folder's disk and its free space, looked up at each call. */
export function diskMetrics(registers: readonly Registry[], folder: string): void {
  const gauge = (name: string, help: string, bytes: (disk: StatsFs) => number): void =>
    void new Gauge({
      name,
      help,
      registers: [...registers],
      async collect() {
        const disk = await statfs(folder).catch(() => null); // no value is better than a wrong one
        if (disk) this.set(bytes(disk));
      },
    });
  gauge(
    'verandah_disk_size_bytes',
    'Size of the disk that the data folder lies on',
    ({ blocks, bsize }) => blocks * bsize,
  );
  gauge('verandah_disk_free_bytes', 'What of it this process may still fill', ({ bavail, bsize }) => bavail * bsize);
}
