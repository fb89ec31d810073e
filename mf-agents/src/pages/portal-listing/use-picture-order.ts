import { useState } from 'react';
import { moveId, orderAmong, type PictureKind } from './pictures.ts';

interface PictureOrder {
  readonly ids: readonly string[];
  /** For assistive technology: what was moved where. */
  readonly message: string;
  /** Moves a picture to an index. */
  move(id: string, to: number): void;
  /** Sets the order, as a restored draft does. */
  enter(ids: readonly string[]): void;
}

/**
 * The order of a listing's pictures of one kind until it is saved. Pictures that arrive meanwhile come last.
 * @param given the ids that are saved
 * @param start the order to begin with
 */
export function usePictureOrder(kind: PictureKind, given: readonly string[], start: readonly string[]): PictureOrder {
  const [typed, setTyped] = useState(start);
  const [message, setMessage] = useState('');
  const ids = orderAmong(typed, given);
  const name = kind === 'photo' ? 'Photo' : 'Floor plan';
  return {
    ids,
    message,
    move(id, to) {
      const next = moveId(ids, id, to);
      const place = next.indexOf(id);
      if (place === ids.indexOf(id)) return;
      setTyped(next);
      setMessage(`${name} moved to position ${place + 1} of ${next.length}. Save to keep the new order.`);
    },
    enter: setTyped,
  };
}
