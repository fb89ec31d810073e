import type { AreaHealth, HealthPoint, ReleaseHealth } from '@verandah/releases';
import { clockAxis, LineChart, Notice, type ChartSeries } from '@verandah/design';
import { FiguresTable } from '../client/figures-table.tsx';
import { momentText } from '../client/moments.ts';
import { millisecondsText, percentText, plainText, releaseName, stateWords } from './figures.ts';
import styles from './health-view.module.css';

const seriesOf = (releases: readonly ReleaseHealth[], value: (point: HealthPoint) => number | null): ChartSeries[] =>
  releases
    .map((release) => ({
      name: releaseName(release),
      points: release.series.map((point) => ({ x: point.at, y: value(point) })),
    }))
    .filter(({ points }) => points.some(({ y }) => y !== null));
const shareOf = (failed: number, views: number): number | null => (views === 0 ? null : Math.min(1, failed / views));

/** The web vitals, each shown at the 75th percentile of its samples. */
const vitals = [
  { name: 'LCP', means: 'largest content' },
  { name: 'INP', means: 'response to an interaction' },
  { name: 'CLS', means: 'layout shift' },
  { name: 'TTFB', means: 'first byte' },
] as const;
const quartileText = (value: { readonly p75: number } | null, format: (value: number) => string): string =>
  value ? format(value.p75) : '–';

/** One area: its releases side by side over time. */
export function AreaHealthView({
  health: { area, releases, verdict },
  minutes,
}: {
  readonly health: AreaHealth;
  readonly minutes: number;
}) {
  const over = minutes > 1440 ? momentText : (x: string) => momentText(x).split(', ')[1] ?? x;
  const failed = seriesOf(releases, ({ failed: count, views }) => shareOf(count, views));
  const drawn = seriesOf(releases, ({ serverP95 }) => serverP95);
  const views = seriesOf(releases, (point) => point.views);
  return (
    <section className={styles.area} aria-labelledby="health-of">
      <h2 id="health-of" className={styles.title}>
        {area}
      </h2>
      {verdict.state !== 'idle' && (
        <Notice tone={verdict.state === 'worse' ? 'danger' : verdict.state === 'well' ? 'success' : 'info'}>
          <strong>{stateWords(verdict)}</strong> {verdict.words}
          {verdict.since && `, monitored since ${momentText(verdict.since)}`}
          {verdict.until && ` until ${momentText(verdict.until)}`}.
        </Notice>
      )}
      <FiguresTable
        caption="By release; of vitals the 75th percentile"
        columns={[
          ...['Release', 'Views', 'Failed', 'On the server', 'Server p50, p95', 'Load'].map((name) => ({ name })),
          ...vitals,
        ]}
        rows={releases.map((release) => ({
          key: `${release.version} ${release.role}`,
          cells: [
            releaseName(release),
            plainText(release.views),
            percentText(release.failureRate),
            plainText(release.serverFailed),
            release.server ? `${millisecondsText(release.server.p50)}, ${millisecondsText(release.server.p95)}` : '–',
            quartileText(release.load, millisecondsText),
            ...vitals.map(({ name }) =>
              quartileText(release.vitals[name], name === 'CLS' ? plainText : millisecondsText),
            ),
          ],
        }))}
      />
      {releases.map(
        (release) =>
          release.failures.length > 0 && (
            <div key={release.version} className={styles.failures}>
              <h3 className={styles.subtitle}>What failed in {releaseName(release)}</h3>
              <ul>
                {release.failures.slice(0, 8).map(({ kind, count, example }) => (
                  <li key={kind}>
                    {kind}: {plainText(count)}
                    {example !== undefined && `, such as ${example}`}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {views.every(({ points }) => points.every(({ y }) => y === 0)) ? (
        <p>No page of {area} was viewed in this time.</p>
      ) : (
        <div className={styles.charts}>
          <LineChart
            title="Views that failed"
            series={failed}
            axis={clockAxis}
            xText={over}
            format={percentText}
            note="On the server or in the browser, of all views in a span."
          />
          {drawn.length > 0 && (
            <LineChart
              title="Time to render a page on the server"
              series={drawn}
              axis={clockAxis}
              xText={over}
              format={millisecondsText}
              note="The 95th percentile of pages."
            />
          )}
          {vitals.map(({ name, means }) => (
            <LineChart
              key={name}
              title={`${name}: ${means}`}
              series={seriesOf(releases, ({ p75 }) => p75[name])}
              axis={clockAxis}
              xText={over}
              format={name === 'CLS' ? plainText : millisecondsText}
              note="The 75th percentile of page views."
            />
          ))}
          <LineChart title="Page views" series={views} axis={clockAxis} xText={over} format={plainText} />
        </div>
      )}
    </section>
  );
}
