import { useState } from 'react';
import type { AreaHealth, Health } from '@verandah/releases';
import { Field, LineSkeleton, Notice, Select } from '@verandah/design';
import { clockText } from '../client/moments.ts';
import { useLive } from '../client/use-live.ts';
import { AreaHealthView } from './area-health-view.tsx';
import { percentText, stateWords } from './figures.ts';
import styles from './health-view.module.css';

const spans = [
  { value: '60', label: 'the last hour' },
  { value: '360', label: 'the last 6 hours' },
  { value: '1440', label: 'the last day' },
  { value: '10080', label: 'the last 7 days' },
];
const watchWords = {
  on: 'The watch undoes a release that is worse than the one before.',
  'dry-run': 'The watch runs dry: it says what it would undo, and undoes nothing.',
  off: 'The watch is switched off.',
} as const;

/** The area to show first: one with a bad verdict, else a watched one, else the first. */
const leastHealthy = (areas: readonly AreaHealth[]): AreaHealth | undefined =>
  areas.find(({ verdict }) => verdict.state === 'worse') ??
  areas.find(({ verdict }) => verdict.watched !== null) ??
  areas[0];

/** Release health as visitors see it, and the verdict of the monitor. */
export function HealthView() {
  const [minutes, setMinutes] = useState('60');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, problem, heardAt } = useLive<Health>(`/ops/api/health?minutes=${minutes}`, 15_000);
  const area = data && (data.areas.find((one) => one.area === chosen) ?? leastHealthy(data.areas));
  return (
    <>
      <div className={styles.asked}>
        <Field label="In">
          {(control) => (
            <Select {...control} value={minutes} onChange={(event) => setMinutes(event.target.value)} options={spans} />
          )}
        </Field>
        {data && area && (
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
        )}
      </div>
      {problem && (
        <div role="status">
          <Notice tone="warning">
            Figures can’t be read now: {problem.message}
            {heardAt !== null && ` Those below are of ${clockText(heardAt)}.`}
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
          <p className={styles.watch}>{watchWords[data.watch]}</p>
          {/* Scrolled by keyboard too. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={styles.scroll} tabIndex={0} aria-label="All areas">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Area</th>
                  <th scope="col">Live</th>
                  <th scope="col">Views</th>
                  <th scope="col">Failed</th>
                  <th scope="col">Watch</th>
                </tr>
              </thead>
              <tbody>
                {data.areas.map((one) => {
                  const live = one.releases.find(({ role }) => role === 'live');
                  return (
                    <tr key={one.area}>
                      <th scope="row">{one.area}</th>
                      <td>{live?.version ?? '–'}</td>
                      <td>{live?.views.toLocaleString('en-AU') ?? '–'}</td>
                      <td>{percentText(live?.failureRate ?? null)}</td>
                      <td className={styles.words}>
                        <strong>{stateWords(one.verdict)}</strong> {one.verdict.words}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </section>
          {area && <AreaHealthView health={area} minutes={data.minutes} />}
        </>
      )}
    </>
  );
}
