import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@verandah/api/test-kit';
import { root } from '../../site.ts';
import type { System } from '../system.ts';
import { withoutNumbers } from './log-lines.ts';

/** Whether this machine has Prometheus, of Debian's package of that name. */
export const hasPrometheus = spawnSync('prometheus', ['--version'], { stdio: 'ignore' }).error === undefined;

/** Milliseconds between two looks. */
const every = 1000;

interface Rule {
  readonly name: string;
  /** Seconds that its condition lasts before it fires. */
  readonly duration: number;
  readonly labels: Readonly<Record<string, string>>;
  readonly alerts: readonly { readonly annotations: Readonly<Record<string, string>> }[];
}

const durationOf = (seconds: number): string => {
  if (seconds === 0) return 'at once';
  return seconds < 60 ? `after ${seconds} s` : `after ${seconds / 60} min`;
};

/** The alarm as it is sent, with the time that its condition has to last. */
export const alarmLine = ({ name, duration, labels }: Omit<Rule, 'alerts'>, summary: string): string =>
  `alarm ${name} (${labels['severity'] ?? 'no severity'}, ${durationOf(duration)}): ${withoutNumbers(summary)}`;

export interface Alarms {
  /** Stops, and returns each alarm whose condition was met at any time. */
  stop(): Promise<readonly string[]>;
}

/**
 * Monitors the processes with a new Prometheus and the alarms of docs/prometheus. A fault is shorter than most alarms
 * wait, so an alarm counts as soon as its condition is met. Without Prometheus no alarm is evaluated.
 */
export async function startAlarms({ direct }: Pick<System, 'direct'>): Promise<Alarms> {
  if (!hasPrometheus) return { stop: () => Promise.resolve([]) };
  const folder = mkdtempSync(join(tmpdir(), 'verandah-alarms-'));
  const port = await freePort();
  const target = (name: keyof System['direct']): object => ({
    targets: [new URL(direct[name]).host],
    labels: { instance: name },
  });
  writeFileSync(
    join(folder, 'prometheus.yml'),
    // JSON is YAML.
    JSON.stringify({
      global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
      rule_files: [join(root, 'docs/prometheus/alerts.yml')],
      scrape_configs: [
        { job_name: 'verandah-host', static_configs: [target('host A'), target('host B')] },
        { job_name: 'verandah-api', static_configs: [target('API')] },
      ],
    }),
  );
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const met = new Set<string>();
  let stopping = false;
  const look = async (): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/rules?type=alert`, {
      signal: AbortSignal.timeout(5000),
    });
    const { data } = (await response.json()) as {
      readonly data: { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
    };
    for (const rule of data.groups.flatMap(({ rules }) => rules))
      for (const { annotations } of rule.alerts) met.add(alarmLine(rule, annotations['summary'] ?? ''));
  };
  const running = (async () => {
    // Not before it listens.
    for (; !stopping; await pause(every)) await look().catch(() => undefined);
  })();
  return {
    async stop() {
      stopping = true;
      await running;
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
      return [...met].toSorted();
    },
  };
}
