import styles from './cards.module.css';

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** A few labelled figures side by side. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value, note }) => (
      <div key={label} className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          {value}
          {note && <span className={styles.note}> {note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
