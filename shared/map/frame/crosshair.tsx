import styles from './crosshair.module.css';

/** Marks the middle of the map. */
export const Crosshair = () => (
  <svg className={styles.crosshair} viewBox="0 0 40 40" aria-hidden="true" data-cross="">
    <path d="M20 2v12M20 26v12M2 20h12M26 20h12" />
    <circle cx="20" cy="20" r="2" />
  </svg>
);
