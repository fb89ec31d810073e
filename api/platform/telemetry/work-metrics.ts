import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/public.ts';
import type { Jobs } from '../jobs/public.ts';
import { waitingWork, type WaitingWork } from './waiting-work.ts';
import { monitorActions } from './monitor-actions.ts';

/** Milliseconds for which counts are reused: several collectors cost no more than one. */
const countedFor = 10_000;

/** Jobs, mails and feeds as the database has them; none are reported while it does not respond. */
export function workMetrics(
  { database, jobs }: { readonly database: Database; readonly jobs: Pick<Jobs, 'counts'> },
  registers: Registry[],
): void {
  const gauge = (name: string, help: string, value: (work: WaitingWork) => number) => ({
    own: new Gauge({ name, help, registers, collect: count }),
    value,
  });
  const up = new Gauge({
    name: 'verandah_database_up',
    help: '1 while the database responds',
    registers,
    collect: count,
  });
  const all = [
    gauge('verandah_mails_waiting', 'Mails that are not sent yet', ({ mails }) => mails),
    gauge(
      'verandah_mails_oldest_waiting_seconds',
      'How long the oldest of them has waited',
      ({ oldestMail }) => oldestMail,
    ),
    gauge('verandah_feed_uploads_waiting', 'Feeds that are not imported yet', ({ uploads }) => uploads),
    gauge(
      'verandah_feed_uploads_oldest_waiting_seconds',
      'How long the oldest of them has waited',
      ({ oldestUpload }) => oldestUpload,
    ),
    gauge(
      'verandah_feed_uploads_failed',
      'Feeds of the last day that could not be imported',
      ({ failedUploads }) => failedUploads,
    ),
    gauge(
      'verandah_webhook_deliveries_waiting',
      'Deliveries to webhooks that wait for an attempt',
      ({ webhookDeliveries }) => webhookDeliveries,
    ),
    gauge(
      'verandah_webhook_deliveries_overdue_seconds',
      'By how much the oldest of them is overdue that no failing receiver holds back',
      ({ overdueWebhook }) => overdueWebhook,
    ),
    gauge(
      'verandah_webhook_deliveries_failed',
      'Deliveries to webhooks of the last day that were given up',
      ({ failedWebhooks }) => failedWebhooks,
    ),
    gauge(
      'verandah_notification_targets_failing',
      'Targets of release notifications that did not accept the last one',
      ({ failingTargets }) => failingTargets,
    ),
    gauge('verandah_jobs_wanted', 'Jobs that no queue has accepted yet', ({ wantedJobs }) => wantedJobs),
  ];
  const queued = new Gauge({
    name: 'verandah_jobs',
    help: 'Jobs by kind and state: ready, deferred (for later, or to be tried again), active, failed (for good, of the last day)',
    labelNames: ['kind', 'state'],
    registers,
    collect: count,
  });
  const undone = new Counter({
    name: 'verandah_watch_undone_total',
    help: 'Releases undone by the health monitor, by area',
    labelNames: ['area'],
    registers,
    collect: count,
  });
  const warned = new Counter({
    name: 'verandah_watch_warned_total',
    help: 'Releases that the health monitor only warned of, by area',
    labelNames: ['area'],
    registers,
    collect: count,
  });
  let counting: Promise<void> | undefined;
  let at = -Infinity;
  function count(): Promise<void> {
    if (counting === undefined || performance.now() - at > countedFor) {
      at = performance.now();
      counting = look();
    }
    return counting;
  }
  async function look(): Promise<void> {
    try {
      const [work, queues, acts] = [await waitingWork(database), await jobs.counts(), await monitorActions(database)];
      for (const { own, value } of all) own.set(value(work));
      for (const { name, ...states } of queues)
        for (const [state, many] of Object.entries(states)) queued.set({ kind: name, state }, many);
      undone.reset();
      warned.reset();
      for (const { area, undone: rollbacks, warned: warnings } of acts) {
        undone.inc({ area }, rollbacks);
        warned.inc({ area }, warnings);
      }
      up.set(1);
    } catch {
      up.set(0); // the database is unavailable, which this gauge reports
      queued.reset();
      for (const { own } of all) own.remove();
    }
  }
}
