import { photoAddress, photoFormats, photoWidths } from '@verandah/market';
import { classNames } from '../base/class-names.ts';
import type { CardPhoto } from './card-listing.ts';
import { NoPhotograph } from './no-photograph.tsx';
import styles from './picture.module.css';

const contentTypes: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** `srcset` of one format: each of the site's widths that is not wider than needed. */
export const photoSet = (key: string, format: (typeof photoFormats)[number]): string =>
  photoWidths.map((width) => `${photoAddress(key, width, format)} ${width}w`).join(', ');

/** The preload link for a page's head. */
export const photoPreload = (key: string, sizes: string) => ({
  srcSet: photoSet(key, 'avif'),
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
  const fallback = photoWidths[Math.min(1, photoWidths.length - 1)] ?? photo.width;
  return (
    <picture className={classNames(styles.picture, fill && styles.fill)} style={box}>
      {photoFormats
        .filter((format) => format !== 'jpg')
        .map((format) => (
          <source key={format} type={contentTypes[format]} srcSet={photoSet(key, format)} sizes={sizes} />
        ))}
      <img
        className={styles.image}
        src={photoAddress(key, fallback, 'jpg')}
        srcSet={photoSet(key, 'jpg')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        decoding="async"
        {...fetching}
      />
    </picture>
  );
}
