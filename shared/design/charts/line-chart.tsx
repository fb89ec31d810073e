import { useState, type PointerEvent } from 'react';
import { ChartTable } from './chart-table.tsx';
import styles from './charts.module.css';
import { drawSeries } from './draw-series.ts';
import { timeText } from './months.ts';
import { positionAlong, percentText, scaleOf } from './scale.ts';
import { monthAxis, type TimeAxis } from './time-axis.ts';

export interface ChartPoint {
  /** 'YYYY-MM' or 'YYYY-MM-DD'; with `axis`, the format that it parses. */
  readonly x: string;
  /** null: missing or hidden; the line has a gap there. */
  readonly y: number | null;
}
export interface ChartSeries {
  readonly name: string;
  readonly points: readonly ChartPoint[];
}

export interface LineChartProps {
  readonly title: string;
  /** At most four. */
  readonly series: readonly ChartSeries[];
  /** A value in words: '$1.2M'. */
  format(value: number): string;
  /** Positions of points in time; by months if absent. */
  readonly axis?: TimeAxis;
  /** A point in time in words; 'Mar 2026' if absent. */
  xText?(x: string): string;
  /** What a point in time is, above the first column of the table: 'Quarter'; the axis's own label if absent. */
  readonly xLabel?: string;
  /** The last point in time, when it has not ended yet: its part of a line is dotted, its values are 'so far'. */
  readonly unfinished?: string | undefined;
  /** What the title does not state: how the figures were made. */
  readonly note?: string;
}

/** Values over time as lines, with a legend, the values under the pointer, and a table of everything. */
export function LineChart({
  title,
  series,
  format,
  axis = monthAxis,
  xText = timeText,
  xLabel = axis.label,
  unfinished,
  note,
}: LineChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const times = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].sort();
  const values = series.flatMap(({ points }) => points.flatMap(({ y }) => y ?? []));
  if (values.length === 0) return null;
  const scale = scaleOf(values);
  const span = { from: axis.position(times[0] ?? ''), to: axis.position(times.at(-1) ?? '') };
  const place = (x: string): number => (span.to === span.from ? 0.5 : positionAlong(span, axis.position(x)));
  const indexed = series.map((each) => ({ ...each, byTime: new Map(each.points.map(({ x, y }) => [x, y])) }));
  const point = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (event.clientX - box.left) / box.width;
    const nearest = times.reduce(
      (best, x, index) => (Math.abs(place(x) - at) < Math.abs(place(times[best] ?? '') - at) ? index : best),
      0,
    );
    setPointed(nearest);
  };
  const shown = pointed === null ? undefined : times[pointed];
  const timeName = (x: string): string => (x === unfinished ? `${xText(x)} (so far)` : xText(x));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      {series.length > 1 && (
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ name }, index) => (
            <li key={name} data-series={index}>
              <svg className={styles.sample} viewBox="0 0 24 8">
                <path className={styles.line} d="M1 4h22" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.values}>
          {scale.marks.map((mark) => (
            <span key={mark} style={{ insetBlockEnd: percentText(positionAlong(scale, mark)) }}>
              {format(mark)}
            </span>
          ))}
        </div>
        <div
          className={styles.field}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          <svg className={styles.drawing} viewBox="0 0 1000 1000" preserveAspectRatio="none">
            {scale.marks.map((mark) => (
              <path key={mark} className={styles.grid} d={`M0 ${1000 - positionAlong(scale, mark) * 1000}H1000`} />
            ))}
            {shown !== undefined && <path className={styles.guide} d={`M${place(shown) * 1000} 0V1000`} />}
            {indexed.map(({ name, points }, index) => {
              const { line, open, dots } = drawSeries(
                points.map(({ x, y }) => ({ x: place(x), y: y === null ? null : positionAlong(scale, y) })),
                points.at(-1)?.x === unfinished,
              );
              return (
                <g key={name} data-series={index}>
                  <path className={styles.line} d={line} />
                  {open && <path className={styles.line} data-open="" d={open} />}
                  <path className={styles.dot} d={dots} />
                </g>
              );
            })}
          </svg>
          {shown !== undefined && (
            <div
              className={styles.readout}
              style={{ insetInlineStart: percentText(place(shown)) }}
              data-late={place(shown) > 0.5 || undefined}
            >
              <strong>{timeName(shown)}</strong>
              {indexed.map(({ name, byTime }, index) => {
                const y = byTime.get(shown);
                return (
                  <span key={name} data-series={index}>
                    {series.length > 1 && `${name} `}
                    {y === null || y === undefined ? 'not available' : format(y)}
                  </span>
                );
              })}
            </div>
          )}
        </div>
        <div className={styles.times}>
          {axis.marks(span.from, span.to).map(({ at, label }) => (
            <span
              key={at}
              style={{ insetInlineStart: percentText(span.to === span.from ? 0.5 : positionAlong(span, at)) }}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <ChartTable
        title={title}
        head={[xLabel, ...series.map(({ name }) => name)]}
        rows={times
          .map((x) => [
            timeName(x),
            ...indexed.map(({ byTime }) => {
              const y = byTime.get(x);
              return y === null || y === undefined ? '–' : format(y);
            }),
          ])
          .reverse()}
      />
    </figure>
  );
}
