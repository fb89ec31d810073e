import { plural } from '@verandah/market';
import { FloorPlanIcon, Icon, NoPhotograph, Picture, PlayIcon, useHydrated } from '@verandah/design';
import { lazy, Suspense, useRef, useState, useTransition, type MouseEvent } from 'react';
import type { PageListing } from '../../pages/listing/listing.ts';
import { galleryEntries } from './entries.ts';
import { slideSizes } from './sizes.ts';
import styles from './gallery.module.css';

// Loaded when the pointer enters the gallery or a picture is opened. Until then the links open the files.
const loadLightbox = () => import('./lightbox.tsx');
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

/**
 * Photographs: a carousel on phones, a mosaic on wide screens; each opens in the viewer. Without script they are links
 * to their files.
 */
export function Gallery({ listing, subject }: { readonly listing: PageListing; readonly subject: string }) {
  const entries = galleryEntries(listing);
  const photos = entries.filter(({ kind }) => kind === 'photo');
  const [open, setOpen] = useState<number | null>(null);
  const [opening, startOpening] = useTransition();
  const [place, setPlace] = useState(0);
  const hydrated = useHydrated();
  const track = useRef<HTMLUListElement>(null);

  const show = (index: number) => (event: MouseEvent) => {
    // Leaves the browser's own ways to open a link alone.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    // If the viewer cannot be loaded, the link opens the file itself.
    startOpening(() =>
      loadLightbox().then(
        ({ opensHere }) => (opensHere(entries[index]) ? setOpen(index) : window.location.assign(href)),
        () => window.location.assign(href),
      ),
    );
  };
  const follow = (): void => {
    const list = track.current;
    if (list && list.clientWidth > 0) setPlace(Math.round(list.scrollLeft / list.clientWidth));
  };
  const plan = entries.findIndex(({ kind }) => kind === 'plan');
  const elsewhere = entries.map((entry, index) => ({ entry, index })).filter(({ entry: { kind } }) => kind === 'link');

  const none = (
    <div className={styles.none}>
      <NoPhotograph className={styles.drawing} />
      <p>No photos yet</p>
    </div>
  );
  if (entries.length === 0) return none;
  return (
    <section
      className={styles.gallery}
      aria-label={`Photos of ${subject}`}
      aria-busy={opening || undefined}
      onPointerEnter={() => void loadLightbox().catch(() => undefined)} // the click loads it again
    >
      {photos.length === 0 ? (
        none
      ) : (
        <ul ref={track} className={styles.track} data-count={Math.min(photos.length, 5)} onScroll={follow}>
          {photos.map(
            (entry, index) =>
              entry.kind === 'photo' && (
                // A listing may show one photograph twice: the index identifies it.
                <li key={index} className={styles.slide}>
                  <a className={styles.open} href={entry.address} onClick={show(index)}>
                    <Picture
                      photo={entry.photo}
                      sizes={slideSizes(index)}
                      eager={index === 0}
                      ahead={hydrated && Math.abs(index - place) === 1}
                      fill
                    />
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
      {photos.length > 1 && (
        <span className={styles.place} aria-hidden="true">
          {Math.min(place, photos.length - 1) + 1} / {photos.length}
        </span>
      )}
      <div className={styles.more}>
        {photos.length > 1 && (
          <a className={styles.chip} data-all="" href={photos[0]?.address} onClick={show(0)}>
            All {plural(photos.length, 'photo')}
          </a>
        )}
        {plan >= 0 && (
          <a className={styles.chip} href={entries[plan]?.address} onClick={show(plan)}>
            <Icon shape={FloorPlanIcon} size={18} />
            Floor plan
          </a>
        )}
        {elsewhere.map(({ entry: { address, label }, index }) => (
          <a key={address} className={styles.chip} href={address} rel="noopener nofollow" onClick={show(index)}>
            <Icon shape={PlayIcon} size={18} />
            {label}
          </a>
        ))}
      </div>
      {open !== null && (
        <Suspense>
          <Lightbox entries={entries} subject={subject} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  );
}
