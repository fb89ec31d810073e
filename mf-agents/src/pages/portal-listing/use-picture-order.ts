import { rejectionIn, useWriteFailure } from '@verandah/areas/actions';
import { useServices } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { moveId, type PictureKind } from './pictures.ts';

interface PictureOrder {
  readonly ids: readonly string[];
  /** For assistive technology: what was moved where. */
  readonly message: string;
  /** Why the last order could not be saved; '' otherwise. */
  readonly problem: string;
  /** Moves a picture to an index and saves the order. */
  move(id: string, to: number): void;
}

const unknownOutcome = 'We couldn’t save the new order, so it’s back as it was. Check your connection and try again.';

/**
 * The order of a listing's pictures of one kind: a move is shown at once and saved, one after the other; when it can't
 * be saved, the last saved order is shown again.
 */
export function usePictureOrder(listingId: string, kind: PictureKind, given: readonly string[]): PictureOrder {
  const { graph } = useServices();
  const { failureOf } = useWriteFailure({ kind: 'pictures' });
  const [ids, setIds] = useState(given);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const saved = useRef(given);
  const latest = useRef(given);
  const saving = useRef(false);
  const present = given.join(' ');
  useEffect(() => {
    // The page got new pictures while its list stayed mounted: they go to the end.
    const among = (ordered: readonly string[]): readonly string[] => {
      const there = present === '' ? [] : present.split(' ');
      return [...ordered.filter((id) => there.includes(id)), ...there.filter((id) => !ordered.includes(id))];
    };
    const isSaved = latest.current === saved.current;
    saved.current = among(saved.current);
    latest.current = isSaved ? saved.current : among(latest.current);
    setIds(latest.current);
  }, [present]);
  const name = kind === 'photo' ? 'Photo' : 'Floor plan';

  /** Saves until the saved order is the shown one: moves in the meantime are saved together. */
  const save = async () => {
    if (saving.current) return;
    saving.current = true;
    try {
      const { saveOrder } = await import('./save-order.ts');
      while (latest.current !== saved.current) {
        const wanted = latest.current;
        await saveOrder(graph, listingId, kind, wanted);
        saved.current = wanted;
      }
    } catch (error) {
      latest.current = saved.current;
      setIds(saved.current);
      setMessage('');
      const { problems } = failureOf(error, { problemsOf: rejectionIn('order'), unknown: { order: unknownOutcome } });
      setProblem(problems['order'] ?? unknownOutcome);
    }
    saving.current = false;
  };
  return {
    ids,
    message,
    problem,
    move(id, to) {
      const next = moveId(latest.current, id, to);
      const place = next.indexOf(id);
      if (place === latest.current.indexOf(id)) return;
      latest.current = next;
      setIds(next);
      setProblem('');
      setMessage(`${name} moved to position ${place + 1} of ${next.length}.`);
      void save();
    },
  };
}
