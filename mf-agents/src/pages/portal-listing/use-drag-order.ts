import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

interface DragOrder {
  /** The item that is being dragged; null otherwise. */
  readonly dragged: string | null;
  /** The index among the others where it would be dropped. */
  readonly target: number;
  /** For the handle of an item. */
  handle(id: string): {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
    onLostPointerCapture(): void;
  };
}

interface Drag {
  readonly id: string;
  readonly pointer: number;
  readonly startY: number;
  readonly startScroll: number;
  y: number;
}

/** Pixels from the edge of the window within which it scrolls, and by how many per frame. */
const [edge, speed] = [80, 9];

/**
 * Dragging the items of a vertical list by a handle, with mouse, pen or finger. The item follows the pointer, the list
 * changes when it is dropped; Escape leaves it as it was. Each `li` of the list has its item's id as `data-id`.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (id: string, to: number) => void): DragOrder {
  const drag = useRef<Drag>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState(-1);

  const items = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
  const follow = (): number => {
    const { id, y, startY, startScroll } = drag.current ?? { id: '', y: 0, startY: 0, startScroll: 0 };
    let place = 0;
    for (const item of items()) {
      if (item.dataset['id'] === id) {
        item.style.translate = `0 ${y - startY + window.scrollY - startScroll}px`;
        continue;
      }
      const { top, height } = item.getBoundingClientRect();
      if (top + height / 2 < y) place += 1;
    }
    setTarget(place);
    return place;
  };
  const end = (): void => {
    for (const item of items()) item.style.translate = '';
    drag.current = null;
    setDragged(null);
    setTarget(-1);
  };

  useEffect(() => {
    if (dragged === null) return undefined;
    let frame = requestAnimationFrame(function scroll() {
      const { y = edge } = drag.current ?? {};
      const by = y < edge ? -speed : y > window.innerHeight - edge ? speed : 0;
      if (by !== 0) {
        window.scrollBy({ top: by, behavior: 'instant' });
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    const cancel = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end();
    };
    window.addEventListener('keydown', cancel);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', cancel);
    };
    // `follow` and `end` read references only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dragged]);

  return {
    dragged,
    target,
    handle: (id) => ({
      onPointerDown(event) {
        if (event.button !== 0 || drag.current) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = {
          id,
          pointer: event.pointerId,
          startY: event.clientY,
          startScroll: window.scrollY,
          y: event.clientY,
        };
        setDragged(id);
        follow();
      },
      onPointerMove(event) {
        if (!drag.current || drag.current.pointer !== event.pointerId) return;
        drag.current.y = event.clientY;
        follow();
      },
      onPointerUp(event) {
        if (!drag.current || drag.current.pointer !== event.pointerId) return;
        const to = follow();
        end();
        onDrop(id, to);
      },
      onPointerCancel: end,
      onLostPointerCapture() {
        if (drag.current) end();
      },
    }),
  };
}
