import styles from './charts.module.css';

interface ChartTableProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A chart's data as a table, for those who cannot see it or want the figures. */
export const ChartTable = ({ title, head, rows }: ChartTableProps) => (
  <details className={styles.table}>
    <summary>Show as a table</summary>
    {/* Scrolled by keyboard too. */}
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <section className={styles.scroll} tabIndex={0} aria-label={`Table: ${title}`}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((each, index) => (
                <td key={head[index + 1]}>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);
