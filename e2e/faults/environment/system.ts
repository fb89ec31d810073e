import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Runs a system tool.
 * @throws {Error} in one line
 */
export function runTool(tool: string, args: readonly string[], input?: string): void {
  try {
    execFileSync(tool, args, { stdio: ['pipe', 'ignore', 'pipe'], ...(input !== undefined && { input }) });
  } catch (problem) {
    const { stderr } = problem as { readonly stderr?: Buffer };
    throw new Error(
      `${tool} ${args.join(' ')} failed: ${String(stderr ?? problem)
        .trim()
        .split('\n')
        .at(-1)}`,
      { cause: problem },
    );
  }
}

const isRoot = process.getuid?.() === 0;
const hasTool = (tool: string): boolean => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Debian's package faketime installs it there. */
export const fakeClock = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib']
  .map((folder) => `${folder}/faketime/libfaketimeMT.so.1`)
  .find((file) => existsSync(file));

/** What this machine lacks, one line each; the faults that need it are left out. */
export const lacking: readonly string[] = [
  ...(isRoot ? [] : ['Disks do not run full: that needs root, which may mount a small file system.']),
  ...(fakeClock === undefined ? ['Clocks are not skewed: that needs libfaketime (apt-get install faketime).'] : []),
  ...(isRoot && hasTool('nft') ? [] : ['Packets are not lost: that needs root and nft (apt-get install nftables).']),
];
export const canFillDisks = isRoot;
export const canSkewClocks = fakeClock !== undefined;
export const canLosePackets = isRoot && hasTool('nft');
