import { photoAddress, photoFormats, photoSources } from '@verandah/market';
import { classNames } from '../base/class-names.ts';
import type { CardPhoto } from './card-listing.ts';
import { NoPhotograph } from './no-photograph.tsx';
import styles from './picture.module.css';

/** The preload link for a page's head. */
export const photoPreload = (key: string, sizes: string) => ({
  srcSet: photoSources(key, 'avif'),
  sizes,
  type: 'image/avif',
});

interface PictureProps {
  readonly photo: CardPhoto;
  /** How wide it is shown, as the `sizes` attribute. */
  readonly sizes: string;
  /** On the first screen: fetched first and not lazily. */
  readonly eager?: boolean;
  /** Likely to be seen next: fetched without waiting until it is near, after what is on the screen. */
  readonly ahead?: boolean;
  /** Fills a box of a given shape; otherwise it has the photograph's own shape. */
  readonly fill?: boolean;
  readonly alt?: string;
}

/**
 * A photograph in the sizes and formats of the site. Its box is reserved before it arrives; without a picture a drawing
 * is shown.
 */
export function Picture({ photo, sizes, eager = false, ahead = false, fill = false, alt = photo.alt }: PictureProps) {
  const box = { backgroundColor: photo.colour, ...(!fill && { aspectRatio: `${photo.width} / ${photo.height}` }) };
  if (photo.key === null) {
    return (
      <span
        className={classNames(styles.picture, styles.missing, fill && styles.fill)}
        style={fill ? undefined : { aspectRatio: box.aspectRatio }}
        role="img"
        aria-label={alt || 'No photo yet'}
      >
        <NoPhotograph />
      </span>
    );
  }
  const { key } = photo;
  const later = ahead ? { fetchPriority: 'low' as const } : { loading: 'lazy' as const };
  const fetching = eager ? { fetchPriority: 'high' as const } : later;
  return (
    <picture className={classNames(styles.picture, fill && styles.fill)} style={box}>
      {photoFormats
        .filter((format) => format !== 'jpg')
        .map((format) => (
          <source key={format} type={`image/${format}`} srcSet={photoSources(key, format)} sizes={sizes} />
        ))}
      <img
        className={styles.image}
        // For what reads neither format: no browser of these days, so it needs no choice of widths.
        src={photoAddress(key, 640, 'jpg')}
        width={photo.width}
        height={photo.height}
        alt={alt}
        decoding="async"
        {...fetching}
      />
    </picture>
  );
}
