import styles from './skeleton.module.css';

/** Boxes where cards will be, with a card's own proportions. Shown only when waiting is long enough to notice. */
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

/** One line of text to come. */
export const LineSkeleton = () => <span className={styles.line} aria-hidden="true" />;
