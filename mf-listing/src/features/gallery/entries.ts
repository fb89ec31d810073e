import { photoAddress } from '@verandah/market';
import type { SizedPhoto } from '@verandah/design';
import type { PageListing } from '../../pages/listing/listing.ts';

/**
 * One item of the gallery. Pictures open in the viewer; anything else opens on its own site or, if playable, in a
 * player.
 */
export type GalleryEntry =
  | { readonly kind: 'photo' | 'plan'; readonly photo: SizedPhoto; readonly address: string; readonly label: string }
  | { readonly kind: 'link'; readonly address: string; readonly label: string };

const linkLabels = {
  Video: 'Video',
  VirtualTour: 'Virtual tour',
  InteractiveFloorPlan: 'Interactive floor plan',
  Others: 'More about this property',
} as const;

const largest = 1440;

/**
 * Photographs, floor plans, then videos and tours. Media that have not been downloaded yet, and addresses of other
 * kinds, are left out.
 */
export function galleryEntries({ media, videos }: Pick<PageListing, 'media' | 'videos'>): readonly GalleryEntry[] {
  const pictures = (kind: 'photo' | 'plan', photos: readonly SizedPhoto[]): GalleryEntry[] =>
    photos.flatMap((photo) =>
      photo.key === null ? [] : [{ kind, photo, address: photoAddress(photo.key, largest, 'jpg'), label: photo.alt }],
    );
  const elsewhere = videos
    .filter(({ url }) => /^https?:\/\//.test(url))
    .map(({ type, url }) => ({ kind: 'link' as const, address: url, label: linkLabels[type] }));
  return [...pictures('photo', media.photos), ...pictures('plan', media.floorPlans), ...elsewhere];
}
