import { ChevronDownIcon, HiddenText, Icon, ListIcon } from '@verandah/design';
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { countText } from './count-text.ts';
import type { MapPaneState } from './use-map-pane.ts';
import { settleSheet, stepFrom, type SheetHeight } from './sheet.ts';
import styles from './result-sheet.module.css';

interface SheetHandleProps {
  readonly pane: MapPaneState;
  readonly total: number;
}

const announcements: Readonly<Record<SheetHeight, string>> = {
  peek: 'The map is shown, the list is below it.',
  half: 'The list covers half of the map.',
  full: 'The list covers the map.',
};

interface Drag {
  readonly from: number;
  readonly height: number;
  by: number;
}

/** The head of the sheet of results: dragged by a finger or a mouse, or moved by its buttons. */
export function SheetHandle({ pane, total }: SheetHandleProps) {
  const { sheet: at, setSheet } = pane;
  const head = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  /** Whether the pointer was dragged: its release is not a press of the button below it. */
  const dragged = useRef(false);
  const sheetOf = (): HTMLElement | null => head.current?.parentElement ?? null;

  const start = (event: PointerEvent) => {
    const sheet = sheetOf();
    dragged.current = false;
    if (sheet && event.isPrimary) drag.current = { from: event.clientY, height: sheet.offsetHeight, by: 0 };
  };
  const move = (event: PointerEvent) => {
    const [sheet, now] = [sheetOf(), drag.current];
    if (!sheet || !now) return;
    now.by = now.from - event.clientY;
    if (Math.abs(now.by) < 6 && !dragged.current) return;
    // From here on the pointer is the sheet's, also outside it.
    if (!dragged.current) head.current?.setPointerCapture(event.pointerId);
    dragged.current = true;
    sheet.style.transition = 'none';
    sheet.style.height = `${now.height + now.by}px`;
  };
  const end = () => {
    const [sheet, now] = [sheetOf(), drag.current];
    drag.current = null;
    if (!sheet || !now || !dragged.current) return;
    sheet.style.transition = '';
    sheet.style.height = '';
    const room = sheet.parentElement?.clientHeight ?? 0;
    setSheet(settleSheet(at, now.by, { peek: head.current?.offsetHeight ?? 0, half: room / 2, full: room }));
  };
  const press = (action: () => void) => (event: MouseEvent) => {
    // A click by keyboard has a count of zero.
    if (!dragged.current || event.detail === 0) action();
    dragged.current = false;
  };

  return (
    // The buttons do the same without dragging.
    <div
      ref={head}
      className={styles.head}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span className={styles.grip} aria-hidden="true" />
      <button
        type="button"
        className={styles.count}
        aria-expanded={at !== 'peek'}
        aria-controls="results"
        onClick={press(() => setSheet(at === 'peek' ? 'half' : 'peek'))}
      >
        {countText(total, pane.inView)}
      </button>
      <button
        type="button"
        className={styles.step}
        data-up=""
        aria-label="Raise the list"
        aria-disabled={at === 'full'}
        onClick={press(() => setSheet(stepFrom(at, 1)))}
      >
        <Icon shape={ChevronDownIcon} />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label="Lower the list"
        aria-disabled={at === 'peek'}
        onClick={press(() => setSheet(stepFrom(at, -1)))}
      >
        <Icon shape={ChevronDownIcon} />
      </button>
      <button type="button" className={styles.list} onClick={press(pane.close)}>
        <Icon shape={ListIcon} />
        List
      </button>
      <HiddenText>
        <span role="status">{announcements[at]}</span>
      </HiddenText>
    </div>
  );
}
