import { pictureAddress, resultCount, type ListingSearch } from '@verandah/market';
import styles from './map-picture.module.css';

interface MapPictureProps {
  readonly data: { readonly search: ListingSearch; readonly title: string; readonly total: number };
}

/** A picture of the map for browsers without script; it opens by itself, where it can be enlarged. */
export function MapPicture({ data: { search, title, total } }: MapPictureProps) {
  if (total < 1) return null;
  const picture = `/tiles/picture.svg?search=${encodeURIComponent(pictureAddress(search))}`;
  const shown = total === 1 ? title : `${resultCount(total)} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  return (
    <a className={styles.picture} href={picture} rel="nofollow">
      <img src={picture} alt={`Map: ${shown}`} width={400} height={240} />
    </a>
  );
}
