import styles from './home.module.css';

/** A street with a verandah, inline in the page so that the first screen needs no image request. */
export const HeroDrawing = () => (
  <svg
    className={styles.drawing}
    viewBox="0 0 1440 380"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <circle className={styles.sun} cx="1262" cy="122" r="48" />
    <path className={styles.far} d="M0 300c120-60 240-70 380-30s230 20 360-20 260-50 390-8 220 24 310-6v184H0z" />
    <path className={styles.near} d="M0 352c180-40 330-34 520-14s330 14 500-6 300-14 420 6v82H0z" />
    <g className={styles.tree}>
      <path d="M1330 352v-80" />
      <circle cx="1330" cy="240" r="42" />
      <circle cx="1300" cy="264" r="28" />
      <circle cx="1360" cy="266" r="26" />
    </g>
    <g>
      <path className={styles.wall} d="M904 262h300v104H904z" />
      <path className={styles.roof} d="M880 266 972 196h164l92 70z" />
      <path className={styles.chimney} d="M1096 176h26v36h-26z" />
      <path className={styles.awning} d="M866 292h376l-14-26H880z" />
      <path className={styles.post} d="M882 292v74M960 292v74M1148 292v74M1226 292v74" />
      <path className={styles.window} d="M984 304h44v36h-44zM1082 304h44v36h-44z" />
      <path className={styles.door} d="M1038 302h34v64h-34z" />
      <path className={styles.post} d="M866 366h376" />
    </g>
    <path className={styles.ground} d="M0 366c240-12 480-12 720-4s480 8 720-2v60H0z" />
  </svg>
);
