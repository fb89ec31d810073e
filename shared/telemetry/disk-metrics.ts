import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/** What is free on the disk of a folder, looked up when it is asked for. */
export function diskMetrics(registers: readonly Registry[], folder: string): void {
  const size = new Gauge({ name: 'verandah_disk_size_bytes', help: 'Size of the disk that the data folder lies on', registers: [...registers] });
  new Gauge({
    name: 'verandah_disk_free_bytes', help: 'What of it this process may still fill', registers: [...registers],
    async collect() {
      const disk = await statfs(folder).catch(() => null);
      if (!disk) return;
      this.set(disk.bavail * disk.bsize);
      size.set(disk.blocks * disk.bsize);
    },
  });
}
