import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, Icon, Picture, PlayIcon, useBackCloses } from '@verandah/design';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { GalleryEntry } from './entries.ts';
import styles from './lightbox.module.css';

interface LightboxProps {
  readonly entries: readonly GalleryEntry[];
  readonly subject: string;
  /** The entry to begin with. */
  readonly start: number;
  onClose(): void;
}

/** Pixels by which an arrow moves a zoomed picture. */
const panSteps: Readonly<Record<string, readonly [number, number]>> = { ArrowRight: [120, 0], ArrowLeft: [-120, 0], ArrowDown: [0, 120], ArrowUp: [0, -120] };

/** The gallery, large: arrows and swipes move (within a zoomed picture, too), + and − or a press zoom, Escape and Back close it. */
export function Lightbox({ entries, subject, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(start);
  const [zoomed, setZoomed] = useState(false);
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

  useEffect(() => {
    const slide = track.current?.children[place];
    // Zoomed in, the middle comes first.
    if (zoomed && slide) slide.scrollTo?.((slide.scrollWidth - slide.clientWidth) / 2, (slide.scrollHeight - slide.clientHeight) / 2);
  }, [zoomed, place]);

  const go = (to: number): void => {
    const next = Math.max(0, Math.min(entries.length - 1, to));
    setZoomed(false);
    setPlace(next);
    track.current?.scrollTo?.({ left: next * slideWidth(), behavior: 'smooth' });
  };
  const follow = (): void => {
    if (slideWidth() === 0) return;
    const now = Math.round((track.current?.scrollLeft ?? 0) / slideWidth());
    if (now !== place) { setPlace(now); setZoomed(false); }
  };
  const onKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowRight: () => go(place + 1), ArrowLeft: () => go(place - 1), Home: () => go(0), End: () => go(entries.length - 1),
      '+': () => setZoomed(true), '=': () => setZoomed(true), '-': () => setZoomed(false),
    };
    const pan = zoomed ? panSteps[event.key] : undefined;
    const step = pan ? () => track.current?.children[place]?.scrollBy?.(pan[0], pan[1]) : steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  const shown = entries[place];
  return (
    // Keys for the pictures; every one of them has a button too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.lightbox} aria-label={`Photographs of ${subject}`} onKeyDown={onKey} onCancel={(event) => { event.preventDefault(); onClose(); }}>
      <header className={styles.head}>
        <p className={styles.place} aria-live="polite">{place + 1} of {entries.length}<span className={styles.label}>{shown?.label}</span></p>
        <button type="button" className={styles.button} onClick={onClose} aria-label="Close"><Icon shape={CloseIcon} /></button>
      </header>
      <ul ref={track} className={styles.track} onScroll={follow}>
        {entries.map((entry, index) => (
          // The same picture may come twice; its place is what it is.
          // eslint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.slide} inert={index !== place}>
            {entry.kind === 'link'
              ? <a className={styles.link} href={entry.address} rel="noopener nofollow"><Icon shape={PlayIcon} size={40} />{entry.label}</a>
              : Math.abs(index - place) <= 1 && (
                <button type="button" className={styles.zoom} data-zoomed={(zoomed && index === place) || undefined} data-plan={entry.kind === 'plan' || undefined} aria-pressed={zoomed && index === place} onClick={() => setZoomed(!zoomed)} aria-label={`${entry.label}. Zoom`}>
                  <Picture photo={entry.photo} sizes={zoomed ? '200vw' : '100vw'} eager={index === place} alt="" />
                </button>
              )}
          </li>
        ))}
      </ul>
      {place > 0 && <button type="button" className={styles.turn} data-back="" onClick={() => go(place - 1)} aria-label="Previous"><Icon shape={ChevronLeftIcon} /></button>}
      {place < entries.length - 1 && <button type="button" className={styles.turn} onClick={() => go(place + 1)} aria-label="Next"><Icon shape={ChevronRightIcon} /></button>}
    </dialog>
  );
}
