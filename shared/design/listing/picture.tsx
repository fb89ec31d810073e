import { photoSources, plainPhotoAddress } from '@verandah/market';
import { classNames } from '../base/class-names.ts';
import type { CardPhoto, SizedPhoto } from './card-listing.ts';
import { NoPhotograph } from './no-photograph.tsx';
import styles from './picture.module.css';

/** The preload link for a page's head. */
export const photoPreload = (key: string, sizes: string) => ({
  srcSet: photoSources(key, sizes),
  sizes,
  type: 'image/avif',
});

interface PictureOptions {
  /** How wide it is shown, as the `sizes` attribute. */
  readonly sizes: string;
  /** On the first screen: fetched first and not lazily. */
  readonly eager?: boolean;
  /** Likely to be seen next: fetched without waiting until it is near, after what is on the screen. */
  readonly ahead?: boolean;
  readonly alt?: string;
}
/** It fills a box of a given shape, or has the photograph's own shape. */
type PictureProps = PictureOptions &
  ({ readonly fill: true; readonly photo: CardPhoto } | { readonly fill?: false; readonly photo: SizedPhoto });

/**
 * A photograph in the widths of the site. Its box is reserved before it arrives; without a picture a drawing is shown.
 */
export function Picture(props: PictureProps) {
  const { photo, sizes, eager = false, ahead = false, fill = false, alt = photo.alt } = props;
  const size = props.fill ? undefined : { width: props.photo.width, height: props.photo.height };
  const shape = size && { aspectRatio: `${size.width} / ${size.height}` };
  const { key } = photo;
  if (key === null) {
    return (
      <span
        className={classNames(styles.picture, styles.missing, fill && styles.fill)}
        style={shape}
        role="img"
        aria-label={alt || 'No photo yet'}
      >
        <NoPhotograph />
      </span>
    );
  }
  const later = ahead ? { fetchPriority: 'low' as const } : { loading: 'lazy' as const };
  const fetching = eager ? { fetchPriority: 'high' as const } : later;
  return (
    <picture
      className={classNames(styles.picture, fill && styles.fill)}
      style={{ backgroundColor: photo.colour, ...shape }}
    >
      <source type="image/avif" srcSet={photoSources(key, sizes)} sizes={sizes} />
      <img
        className={styles.image}
        src={plainPhotoAddress(key, sizes)}
        {...size}
        alt={alt}
        decoding="async"
        {...fetching}
      />
    </picture>
  );
}
