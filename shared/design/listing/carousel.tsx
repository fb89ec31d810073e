import { useImperativeHandle, useRef, useState, type CSSProperties, type Ref } from 'react';
import { ChevronLeftIcon } from '../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icons/chevron-right.tsx';
import { Icon } from '../base/icon.tsx';
import { useHydrated } from '../base/use-hydrated.ts';
import { classNames } from '../base/class-names.ts';
import type { CardPhoto } from './card-listing.ts';
import { Picture } from './picture.tsx';
import styles from './carousel.module.css';

/** Shows the next photograph (1) or the one before (-1); false where there is none. */
export type TurnPhotos = (by: 1 | -1) => boolean;

interface CarouselProps {
  /** The first ones of the listing. */
  readonly photos: readonly CardPhoto[];
  /** Number of all its photographs. */
  readonly total: number;
  readonly href: string;
  /** What the photographs show: '12 Rose Street'. */
  readonly subject: string;
  readonly sizes: string;
  readonly eager: boolean;
  readonly turn: Ref<TurnPhotos>;
}

const none: CardPhoto = { key: null, colour: '#ccc', alt: 'No photo yet' };

/**
 * A carousel of photographs. Only the first is fetched; the others follow once someone interacts, and until then one
 * empty place as wide as they are lets the first swipe begin. The pictures link to the listing for the pointer, and
 * where the listing has more, a link after the last one. Nothing here is a tab stop: the card's own link is, and calls
 * `turn`.
 */
export function Carousel({ photos, total, href, subject, sizes, eager, turn }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const ready = useHydrated();
  const [awake, setAwake] = useState(false);
  const [place, setPlace] = useState(0);

  const slides = photos.length > 0 ? photos : [none];
  const more = total > slides.length;
  const wake = () => setAwake(true);
  const follow = () => {
    const list = track.current;
    if (list && list.clientWidth > 0) setPlace(Math.round(list.scrollLeft / list.clientWidth));
  };
  const go = (to: number) => {
    wake();
    setPlace(to);
    track.current?.scrollTo?.({ left: to * track.current.clientWidth });
  };
  useImperativeHandle(turn, () => (by) => {
    const isThere = place + by in slides;
    if (isThere) go(place + by);
    return isThere;
  });

  return (
    <div className={styles.carousel} onPointerEnter={wake} onTouchStart={wake}>
      {/* Browsers make what scrolls a tab stop. */}
      <ul ref={track} className={styles.track} tabIndex={-1} onScroll={follow} aria-label={`Photos of ${subject}`}>
        {(awake ? slides : slides.slice(0, 1)).map((photo, index) => (
          // A listing may contain one photograph twice, so its position is its key.
          <li key={index} className={styles.slide} aria-hidden={index === place ? undefined : true}>
            <a className={styles.open} href={href} tabIndex={-1} aria-hidden="true">
              <Picture photo={photo} sizes={sizes} eager={eager && index === 0} fill />
              {more && index === slides.length - 1 && <span className={styles.more}>See all {total} photos</span>}
            </a>
          </li>
        ))}
        {!awake && slides.length > 1 && (
          <li className={styles.others} style={{ '--others': slides.length - 1 } as CSSProperties} aria-hidden="true" />
        )}
      </ul>
      {ready && slides.length > 1 && (
        <>
          {place > 0 && (
            <button
              type="button"
              tabIndex={-1}
              className={classNames(styles.turn, styles.back)}
              onClick={() => go(place - 1)}
              aria-label={`Previous photo of ${subject}`}
            >
              <Icon shape={ChevronLeftIcon} />
            </button>
          )}
          {place < slides.length - 1 && (
            <button
              type="button"
              tabIndex={-1}
              className={classNames(styles.turn, styles.forth)}
              onClick={() => go(place + 1)}
              aria-label={`Next photo of ${subject}`}
            >
              <Icon shape={ChevronRightIcon} />
            </button>
          )}
          {more && place === slides.length - 1 && (
            <a
              tabIndex={-1}
              className={classNames(styles.turn, styles.forth)}
              href={href}
              aria-label={`See all ${total} photos of ${subject}`}
            >
              <Icon shape={ChevronRightIcon} />
            </a>
          )}
          <span className={styles.place} aria-hidden="true">
            {place + 1} / {total}
          </span>
        </>
      )}
    </div>
  );
}
