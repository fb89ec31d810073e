import styles from './cards.module.css';

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** What the value is based on. */
  readonly note?: string | undefined;
}

/** A few labelled figures side by side: on the screen the value is first, its label and note below it. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) =>
  figures.length > 0 && (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
