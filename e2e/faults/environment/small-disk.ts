import { mkdirSync, statfsSync } from 'node:fs';
import { runTool } from './system.ts';

const roomy = '2g';

/** An in-memory disk for one folder. It is filled by shrinking it to the size of its contents. */
export class SmallDisk {
  readonly #folder: string;
  readonly #mount: string;
  #mounted = true;

  /**
   * Replaces a folder and keeps its contents.
   * @param mount empty mount point of the disk itself
   */
  constructor(folder: string, mount: string) {
    [this.#folder, this.#mount] = [folder, mount];
    mkdirSync(folder, { recursive: true });
    mkdirSync(mount, { recursive: true });
    runTool('mount', ['-t', 'tmpfs', '-o', `size=${roomy}`, 'verandah-faults', mount]);
    runTool('cp', ['-a', `${folder}/.`, mount]);
    runTool('mount', ['--bind', mount, folder]);
    process.on('exit', () => this.remove());
  }

  full(isFull: boolean): void {
    const { blocks, bfree, bsize } = statfsSync(this.#mount);
    runTool('mount', [
      '-o',
      `remount,size=${isFull ? String(Math.max(1, blocks - bfree) * bsize) : roomy}`,
      this.#mount,
    ]);
  }

  remove(): void {
    if (!this.#mounted) return;
    this.#mounted = false;
    for (const place of [this.#folder, this.#mount]) runTool('umount', ['--lazy', place]);
  }
}
