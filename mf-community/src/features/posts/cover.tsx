import { photoAddress, type PhotoWidth } from '@verandah/market';
import styles from './cover.module.css';

/** A number derived from a text, always the same for the same text. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

interface CoverProps {
  readonly cover: string | null;
  /** Alternative text of the picture. */
  readonly alt: string;
  readonly topic: string;
  readonly seed: string;
  /** Maximum display width, in pixels. */
  readonly widest?: PhotoWidth;
}

/** A post's picture. Without one, a drawing of roofs that differs by post. */
export function Cover({ cover, alt, topic, seed, widest = 640 }: CoverProps) {
  if (cover !== null)
    return (
      <img
        className={styles.cover}
        src={photoAddress(cover, widest, 'webp')}
        alt={alt}
        width={640}
        height={360}
        loading={widest > 640 ? 'eager' : 'lazy'}
        decoding="async"
      />
    );
  const chance = numberOf(seed);
  const roof = (at: number): string => {
    const height = 40 + ((chance >> at) % 5) * 14;
    const x = at * 78 - 20;
    return `M${x} 180V${180 - height}l39 -${24 + ((chance >> (at + 2)) % 3) * 8} 39 ${24 + ((chance >> (at + 2)) % 3) * 8}V180z`;
  };
  return (
    <svg
      className={styles.cover}
      data-tint={numberOf(topic) % 4}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.sun} cx={60 + (chance % 200)} cy={44 + (chance % 24)} r="18" />
      <path className={styles.hill} d={`M0 180V${118 + (chance % 20)}c60-30 120-34 180-12s100 10 140-10v84z`} />
      {[0, 1, 2, 3, 4].map((at) => (
        <path key={at} className={at % 2 ? styles.near : styles.far} d={roof(at)} />
      ))}
    </svg>
  );
}
