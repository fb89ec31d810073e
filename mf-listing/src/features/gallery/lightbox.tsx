import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  Icon,
  MinusIcon,
  PlayIcon,
  PlusIcon,
  useBackCloses,
  type SizedPhoto,
} from '@verandah/design';
import { playerOf } from '@verandah/market';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { GalleryEntry } from './entries.ts';
import { galleryKinds } from './gallery-kinds.ts';
import { PlayerSlide } from './player-slide.tsx';
import { mostZoom, zoomStep } from './use-zoom.ts';
import { Zoomable } from './zoomable.tsx';
import styles from './lightbox.module.css';

interface LightboxProps {
  readonly entries: readonly GalleryEntry[];
  readonly subject: string;
  /** Index of the first entry to show. */
  readonly start: number;
  onClose(): void;
}

/** Pixels that an arrow key scrolls a zoomed picture. */
const panSteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [120, 0],
  ArrowLeft: [-120, 0],
  ArrowDown: [0, 120],
  ArrowUp: [0, -120],
};

const prefersCalm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether an entry plays in the viewer instead of on its own site. */
export const opensHere = (entry: GalleryEntry | undefined): boolean =>
  entry !== undefined && (entry.kind !== 'link' || playerOf(entry.address) !== null);

function LinkSlide({
  entry: { address, label },
  poster,
  active,
}: {
  readonly entry: Extract<GalleryEntry, { kind: 'link' }>;
  readonly poster: SizedPhoto | undefined;
  readonly active: boolean;
}) {
  const player = playerOf(address);
  return player ? (
    <PlayerSlide player={player} label={label} address={address} poster={poster} active={active} />
  ) : (
    <a className={styles.link} href={address} rel="noopener nofollow">
      <Icon shape={PlayIcon} size={40} />
      {label}
    </a>
  );
}

/**
 * The gallery in full size. Arrows and swipes turn pages, or scroll a zoomed picture. + and −, a press, the wheel and a
 * pinch zoom. Escape and Back close it.
 */
export function Lightbox({ entries, subject, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(start);
  const [scale, setScale] = useState(1);
  /** Target of a programmatic scroll. Entries that it passes do not become the current one. */
  const heading = useRef<number | null>(null);
  useBackCloses(true, onClose);

  const slideWidth = (): number => track.current?.clientWidth ?? 0;
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    if (track.current) track.current.scrollLeft = start * slideWidth();
    return () => {
      if (element.open) element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [start]);

  const go = (to: number): void => {
    const next = Math.max(0, Math.min(entries.length - 1, to));
    setScale(1);
    setPlace(next);
    heading.current = track.current && Math.abs(track.current.scrollLeft - next * slideWidth()) > 1 ? next : null;
    track.current?.scrollTo?.({ left: next * slideWidth(), behavior: prefersCalm() ? 'instant' : 'smooth' });
  };
  const follow = (): void => {
    if (slideWidth() === 0) return;
    const at = (track.current?.scrollLeft ?? 0) / slideWidth();
    if (heading.current !== null) {
      if (Math.abs(at - heading.current) < 0.01) heading.current = null;
      return;
    }
    const now = Math.round(at);
    if (now !== place) {
      setPlace(now);
      setScale(1);
    }
  };
  /** A touch on the track, or the end of scrolling, ends the programmatic scroll. */
  const arrive = (): void => {
    heading.current = null;
  };
  const shown = entries[place];
  const picture = shown?.kind === 'photo' || shown?.kind === 'plan';
  const larger = (): void => setScale(Math.min(mostZoom, scale * zoomStep));
  const smaller = (): void => setScale(Math.max(1, scale / zoomStep));
  const onKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowRight: () => go(place + 1),
      ArrowLeft: () => go(place - 1),
      Home: () => go(0),
      End: () => go(entries.length - 1),
      ...(picture && { '+': larger, '=': larger, '-': smaller, '0': () => setScale(1) }),
    };
    const pan = scale > 1 ? panSteps[event.key] : undefined;
    const step = pan
      ? () => track.current?.children[place]?.firstElementChild?.scrollBy?.(pan[0], pan[1])
      : steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step();
  };
  const kinds = galleryKinds(entries);
  const poster = entries.find((entry) => entry.kind === 'photo');
  return (
    // Keyboard control of the pictures; every key has a button too.
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={`Photos of ${subject}`}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <p className={styles.place} aria-live="polite">
          {place + 1} of {entries.length}
          <span className={styles.label}>{shown?.label}</span>
        </p>
        <div className={styles.tools}>
          {picture && (
            <>
              <button
                type="button"
                className={styles.button}
                onClick={smaller}
                disabled={scale === 1}
                aria-label="Smaller"
              >
                <Icon shape={MinusIcon} />
              </button>
              <button
                type="button"
                className={styles.button}
                onClick={larger}
                disabled={scale >= mostZoom}
                aria-label="Larger"
              >
                <Icon shape={PlusIcon} />
              </button>
            </>
          )}
          <button type="button" className={styles.button} onClick={onClose} aria-label="Close">
            <Icon shape={CloseIcon} />
          </button>
        </div>
      </header>
      <ul
        ref={track}
        className={styles.track}
        onScroll={follow}
        onScrollEnd={() => {
          arrive();
          follow();
        }}
        onPointerDown={arrive}
      >
        {entries.map((entry, index) => (
          // The same picture may occur twice: the index identifies it.
          <li key={index} className={styles.slide} inert={index !== place}>
            {entry.kind === 'link' && (
              <LinkSlide
                entry={entry}
                poster={poster?.kind === 'photo' ? poster.photo : undefined}
                active={index === place}
              />
            )}
            {(entry.kind === 'photo' || entry.kind === 'plan') && Math.abs(index - place) <= 1 && (
              <Zoomable
                photo={entry.photo}
                label={entry.label}
                plan={entry.kind === 'plan'}
                active={index === place}
                scale={index === place ? scale : 1}
                onScale={setScale}
              />
            )}
          </li>
        ))}
      </ul>
      {place > 0 && (
        <button type="button" className={styles.turn} data-back="" onClick={() => go(place - 1)} aria-label="Previous">
          <Icon shape={ChevronLeftIcon} />
        </button>
      )}
      {place < entries.length - 1 && (
        <button type="button" className={styles.turn} onClick={() => go(place + 1)} aria-label="Next">
          <Icon shape={ChevronRightIcon} />
        </button>
      )}
      {kinds.length > 1 && (
        <nav className={styles.kinds} aria-label="Kinds">
          {kinds.map(({ name, count, first }) => (
            <button
              key={name}
              type="button"
              className={styles.kind}
              aria-current={(place >= first && place < first + count) || undefined}
              onClick={() => go(first)}
            >
              {name}
              {count > 1 && ` ${count}`}
            </button>
          ))}
        </nav>
      )}
    </dialog>
  );
}
