import styles from './skeleton.module.css';

/** Placeholders for cards, with a card's own proportions. Shown only when loading takes long enough to notice. */
export const CardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.photograph} />
    <div className={styles.lines}>
      <span className={styles.price} />
      <span className={styles.line} />
      <span className={styles.short} />
    </div>
  </div>
);

/** Placeholder for one line of text. */
export const LineSkeleton = () => <span className={styles.line} aria-hidden="true" />;
