import { ChartTable } from './chart-table.tsx';
import styles from './charts.module.css';
import { positionAlong, percentText, scaleOf } from './scale.ts';

export interface ChartBar {
  readonly label: string;
  readonly value: number;
  /** In place of the formatted value: with its sample, too. */
  readonly text?: string;
}

export interface BarChartProps {
  readonly title: string;
  readonly bars: readonly ChartBar[];
  /** A value in words: '12 sales'. */
  format(value: number): string;
  /**
   * `rows`: one bar per line with its value beside it, for names; `columns`: upright, with a table, for steps of time.
   */
  readonly direction?: 'rows' | 'columns';
  /** End of the axis, if it is not the greatest value: 5 for ratings. */
  readonly most?: number;
  /** The title is shown above the chart already. */
  readonly hideTitle?: boolean;
}

/** Compares values as bars. */
export function BarChart({ title, bars, format, direction = 'rows', most, hideTitle = false }: BarChartProps) {
  if (bars.length === 0) return null;
  const scale =
    most === undefined
      ? scaleOf(
          bars.map(({ value }) => value),
          true,
        )
      : { from: 0, to: most, marks: [0, most] };
  const share = (value: number): string => percentText(Math.min(1, Math.max(0, positionAlong(scale, value))));
  const caption = <figcaption className={hideTitle ? styles.hidden : styles.title}>{title}</figcaption>;
  if (direction === 'rows') {
    return (
      <figure className={styles.chart}>
        {caption}
        <dl className={styles.rows}>
          {bars.map(({ label, value, text = format(value) }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ inlineSize: share(value) }} />
                </span>
                <span className={styles.value}>{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </figure>
    );
  }
  return (
    <figure className={styles.chart}>
      {caption}
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.values}>
          {scale.marks.map((mark) => (
            <span key={mark} style={{ insetBlockEnd: percentText(positionAlong(scale, mark)) }}>
              {format(mark)}
            </span>
          ))}
        </div>
        <div className={styles.field}>
          <svg className={styles.drawing} viewBox="0 0 1000 1000" preserveAspectRatio="none">
            {scale.marks.map((mark) => (
              <path key={mark} className={styles.grid} d={`M0 ${1000 - positionAlong(scale, mark) * 1000}H1000`} />
            ))}
          </svg>
          <div className={styles.columns}>
            {bars.map(({ label, value }) => (
              <span
                key={label}
                className={styles.column}
                style={{ blockSize: share(value) }}
                title={`${label}: ${format(value)}`}
              />
            ))}
          </div>
        </div>
        <div className={styles.steps}>
          {bars.map(({ label }, index) => (
            <span key={label}>{(bars.length - 1 - index) % Math.ceil(bars.length / 6) === 0 ? label : ''}</span>
          ))}
        </div>
      </div>
      <ChartTable title={title} head={['', 'Value']} rows={bars.map(({ label, value }) => [label, format(value)])} />
    </figure>
  );
}
