import type { LineFault } from '@verandah/faults';
import type { Line } from './environment.ts';
import type { ProcessName } from '../parts/launch.ts';
import type { FaultNotes } from '../fault-notes.ts';
import type { ServiceAction } from '../service-action.ts';
import { canFillDisks, canLosePackets, canSkewClocks } from './system.ts';

const [minute, hour, day] = [60, 3600, 86_400];

/** How a fault is caused. */
export type Cause =
  | { readonly line: Line; readonly fault: LineFault }
  | { readonly line: Line; readonly percentLost: number }
  | { readonly disk: ProcessName }
  /** Seconds by which it is fast, one after the other, five seconds apart. */
  | { readonly clock: ProcessName; readonly seconds: readonly [number, ...number[]] };

export type EnvironmentFault = FaultNotes & { readonly cause: Cause };

const byItself = 'by itself';
/** Everything that needs the API. A page that was viewed before is available without it, others are not. */
const service: readonly ServiceAction[] = [
  'page',
  'search',
  'typeahead',
  'member',
  'draft',
  'sign-up',
  'provider',
  'feed',
  'operations',
];
/** Everything that writes, or must read what was written last. */
const writing: readonly ServiceAction[] = ['member', 'draft', 'sign-up', 'provider', 'feed', 'operations'];

function onLine(
  line: Line,
  kinds: Readonly<Record<string, readonly [fault: LineFault, touches: readonly ServiceAction[]]>>,
  pairs: string,
): EnvironmentFault[] {
  return Object.entries(kinds).map(([words, [fault, touches]]) => ({
    name: `connection ${line} ${words}`,
    part: `connection ${line}`,
    inPairs: words === pairs,
    touches,
    recovery: byItself,
    cause: { line, fault },
  }));
}

const lossy = (line: Line): EnvironmentFault => ({
  name: `connection ${line} drops one packet in ten`,
  part: `connection ${line}`,
  inPairs: false,
  touches: [],
  recovery: byItself,
  cause: { line, percentLost: 10 },
});
/** All hosts read releases from this disk, too. */
const fullDisk: EnvironmentFault = {
  name: 'disk of the data folder full',
  part: 'disk of the data folder',
  inPairs: true,
  touches: ['operations', 'feed'],
  recovery: byItself,
  cause: { disk: 'API' },
};
/**
 * What a provider signs is dated by its clock: a service that is an hour fast takes it for too old, and the visitor is
 * recorded as not working.
 */
const wrongClock = (
  clock: ProcessName,
  words: string,
  inPairs: boolean,
  ...seconds: readonly [number, ...number[]]
): EnvironmentFault => ({
  name: `clock of ${clock} ${words}`,
  part: `clock of ${clock}`,
  inPairs,
  touches: clock === 'API' ? ['provider'] : [],
  recovery: byItself,
  cause: { clock, seconds },
});

/** Every fault of the environment of the processes on this machine. */
export const environmentFaults: readonly EnvironmentFault[] = [
  ...onLine(
    'host A–API',
    {
      refused: [{ kind: 'refused' }, service],
      cut: [{ kind: 'cut' }, service],
      'black-holed': [{ kind: 'hole' }, service],
      'half open': [{ kind: 'half-open' }, service],
      'delayed by up to half a second': [{ kind: 'late', least: 0, most: 500 }, []],
      throttled: [{ kind: 'trickle', bytesPerSecond: 20_000 }, service],
      'truncates responses': [{ kind: 'broken', least: 200, most: 20_000 }, service],
    },
    'black-holed',
  ),
  ...onLine(
    'API–primary',
    {
      cut: [{ kind: 'cut' }, writing],
      'black-holed': [{ kind: 'hole' }, writing],
      'half open': [{ kind: 'half-open' }, writing],
      'delayed by up to 50 ms': [{ kind: 'late', least: 0, most: 50 }, []],
      'truncates responses': [{ kind: 'broken', least: 200, most: 20_000 }, writing],
    },
    'black-holed',
  ),
  ...onLine(
    'API–replica',
    {
      'black-holed': [{ kind: 'hole' }, []],
      'half open': [{ kind: 'half-open' }, []],
      'truncates responses': [{ kind: 'broken', least: 200, most: 20_000 }, []],
    },
    'black-holed',
  ),
  ...onLine(
    'API–mail server',
    {
      'black-holed': [{ kind: 'hole' }, ['sign-up']],
      'truncates responses': [{ kind: 'broken', least: 20, most: 200 }, ['sign-up']],
    },
    'black-holed',
  ),
  lossy('host A–API'),
  lossy('API–primary'),
  fullDisk,
  wrongClock('API', 'an hour fast', true, hour),
  wrongClock('API', 'an hour slow', false, -hour),
  wrongClock('API', 'a day fast', false, day),
  wrongClock('API', 'jumps', false, 3 * minute, -2 * hour, day, 0, -day),
  wrongClock('host A', 'an hour fast', true, hour),
  wrongClock('host A', 'an hour slow', false, -hour),
  wrongClock('host A', 'a day fast', false, day),
  wrongClock('host A', 'jumps', false, 3 * minute, -2 * hour, day, 0, -day),
];

/** Whether this machine can cause it. */
export const isPossible = ({ cause }: EnvironmentFault): boolean =>
  'disk' in cause ? canFillDisks : 'clock' in cause ? canSkewClocks : 'percentLost' in cause ? canLosePackets : true;
