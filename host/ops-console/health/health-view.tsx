import { useState } from 'react';
import type { AreaHealth, Health } from '@verandah/releases';
import { Field, LineSkeleton, Notice, Select } from '@verandah/design';
import { FiguresTable } from '../client/figures-table.tsx';
import { clockText } from '../client/moments.ts';
import { useLive } from '../client/use-live.ts';
import { AreaHealthView } from './area-health-view.tsx';
import { percentText, stateWords } from './figures.ts';
import { HealthSummary } from './health-summary.tsx';
import styles from './health-view.module.css';

const spans = [
  { value: '60', label: 'the last hour' },
  { value: '360', label: 'the last 6 hours' },
  { value: '1440', label: 'the last day' },
  { value: '10080', label: 'the last 7 days' },
];
const monitorWords = {
  on: 'The health monitor undoes a release that is worse than the one before.',
  'dry-run': 'The health monitor is in dry-run mode: it reports what it would undo, and undoes nothing.',
  off: 'The health monitor is off.',
} as const;

/** Of the order of areas: those with a bad verdict first, then the monitored ones. */
const badnessOf = ({ verdict: { state, monitored } }: AreaHealth): number =>
  state === 'worse' ? 2 : monitored ? 1 : 0;

/** Release health as visitors see it, and the verdict of the monitor. */
export function HealthView() {
  const [minutes, setMinutes] = useState('60');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, problem, heardAt } = useLive<Health>(`/ops/api/health?minutes=${minutes}`, 15_000);
  const areas = data?.areas.toSorted((a, b) => badnessOf(b) - badnessOf(a)) ?? [];
  const area = areas.find((one) => one.area === chosen) ?? areas[0];
  return (
    <>
      <div className={styles.controls}>
        <Field label="Period">
          {(control) => (
            <Select {...control} value={minutes} onChange={(event) => setMinutes(event.target.value)} options={spans} />
          )}
        </Field>
      </div>
      {problem && (
        <div role="status">
          <Notice tone="warning">
            Figures are not available: {problem.message}
            {heardAt !== null && ` Those below were read at ${clockText(heardAt)}.`}
          </Notice>
        </div>
      )}
      {!data && !problem && (
        <div aria-busy="true">
          <LineSkeleton />
        </div>
      )}
      {data && (
        <>
          <HealthSummary health={data} />
          <p className={styles.monitor}>{monitorWords[data.monitor]}</p>
          <FiguresTable
            caption="All areas, the worst first"
            columns={['Area', 'Live', 'Views', 'Failed', 'Health monitor'].map((name) => ({ name }))}
            rows={areas.map((one) => {
              const live = one.releases.find(({ role }) => role === 'live');
              return {
                key: one.area,
                cells: [
                  one.area,
                  live?.version ?? '–',
                  live?.views.toLocaleString('en-AU') ?? '–',
                  percentText(live?.failureRate ?? null),
                  <span key="watch">
                    <strong>{stateWords(one.verdict)}</strong> {one.verdict.words}
                  </span>,
                ],
              };
            })}
          />
          {area && (
            <div className={styles.controls}>
              <Field label="Charts of">
                {(control) => (
                  <Select
                    {...control}
                    value={area.area}
                    onChange={(event) => setChosen(event.target.value)}
                    options={data.areas.map((one) => ({ value: one.area, label: one.area }))}
                  />
                )}
              </Field>
            </div>
          )}
          {area && <AreaHealthView health={area} minutes={data.minutes} />}
        </>
      )}
    </>
  );
}
