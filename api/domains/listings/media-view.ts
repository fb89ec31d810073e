import type { StoredDocument, StoredPhoto } from './document.ts';
import type { ListingView, PhotoView } from './listing-view.ts';

/** Pictures as they may be shown. Text alternatives of a listing that hides its address are rewritten. */
export function mediaOf(
  document: StoredDocument,
  of: { name: string; suburb: string; isHidden: boolean },
): ListingView['media'] {
  const view =
    (kind: string) =>
    (photo: StoredPhoto, at: number): PhotoView => ({
      key: photo.key ?? null,
      width: photo.width,
      height: photo.height,
      colour: photo.colour,
      alt: of.isHidden || photo.alt === '' ? `${of.name} in ${of.suburb}, ${kind} ${at + 1}` : photo.alt,
    });
  return {
    photos: document.photos.map(view('photo')),
    floorPlans: document.floorPlans.map(view('floor plan')),
  };
}
