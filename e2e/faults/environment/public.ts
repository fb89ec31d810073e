import { join } from 'node:path';
import type { ProcessName } from '../parts/launch.ts';
import { Clock } from './clock.ts';
import type { Environment } from './environment.ts';
import { environmentFaults, type EnvironmentFault } from './environment-faults.ts';
import { Lines } from './lines.ts';
import { PacketLoss } from './packet-loss.ts';
import { SmallDisk } from './small-disk.ts';
import { canFillDisks, canSkewClocks } from './system.ts';

export { environmentFaults, isPossible } from './environment-faults.ts';
export { lacking } from './system.ts';

/** Milliseconds between two jumps of a clock. */
const betweenJumps = 5000;
const seed = 20_261_121;
const fileName = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Connections through proxies, data folders on disks of their own, and processes with clocks that can be set.
 * @param folder for its files; it exists
 */
export async function openEnvironment(folder: string): Promise<Environment> {
  const [lines, loss] = [new Lines(seed), new PacketLoss()];
  const clocks = new Map<ProcessName, Clock>();
  const disks = new Map<string, SmallDisk>();
  const diskOf = new Map<ProcessName, SmallDisk>();
  const jumping = new Map<string, NodeJS.Timeout>();

  const known = <Of>(all: ReadonlyMap<ProcessName, Of>, name: ProcessName, what: string): Of => {
    const found = all.get(name);
    if (!found) throw new Error(`${name} was started without ${what} of its own.`);
    return found;
  };
  const faultOf = (name: string): EnvironmentFault => {
    const found = environmentFaults.find((fault) => fault.name === name);
    if (!found) throw new Error(`There is no fault of the environment called ${name}.`);
    return found;
  };

  return {
    line: (name, port) => lines.open(name, port),
    async launch(name, { command, env }) {
      const dataDir = env['DATA_DIR'];
      if (
        canFillDisks &&
        dataDir !== undefined &&
        environmentFaults.some(({ cause }) => 'disk' in cause && cause.disk === name)
      ) {
        const disk = disks.get(dataDir) ?? new SmallDisk(dataDir, join(folder, `disk-${disks.size}`));
        disks.set(dataDir, disk);
        diskOf.set(name, disk);
      }
      if (!canSkewClocks) return { command, env };
      const clock = clocks.get(name) ?? new Clock(join(folder, `clock-${fileName(name)}`));
      clocks.set(name, clock);
      return { command, env: { ...env, ...clock.env } };
    },
    async begin(name) {
      const { cause } = faultOf(name);
      if ('disk' in cause) return known(diskOf, cause.disk, 'a disk').full(true);
      if ('percentLost' in cause) return loss.begin(lines.portOf(cause.line), cause.percentLost);
      if ('line' in cause) return lines.set(cause.line, cause.fault);
      const [clock, [first, ...others]] = [known(clocks, cause.clock, 'a clock'), cause.seconds];
      clock.set(first);
      if (others.length > 0)
        jumping.set(
          name,
          setInterval(() => {
            const next = others.shift();
            if (next !== undefined) clock.set(next);
          }, betweenJumps),
        );
    },
    async end(name) {
      const { cause } = faultOf(name);
      clearInterval(jumping.get(name));
      if ('disk' in cause) return known(diskOf, cause.disk, 'a disk').full(false);
      if ('percentLost' in cause) return loss.end();
      if ('line' in cause) return lines.set(cause.line, null);
      known(clocks, cause.clock, 'a clock').set(0);
    },
    async close() {
      for (const timer of jumping.values()) clearInterval(timer);
      loss.end();
      await lines.close();
      for (const disk of disks.values()) disk.remove();
    },
  };
}
