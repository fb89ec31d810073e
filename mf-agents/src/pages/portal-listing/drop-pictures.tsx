import { useWriteFailure } from '@verandah/areas/actions';
import { FileInput, Notice, Select, useHydrated, useSubmission } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useId, useState } from 'react';
import styles from '../../features/portal/portal.module.css';
import type { PictureKind } from './pictures.ts';

const kinds = [
  { value: 'photo', label: 'Photographs' },
  { value: 'floorPlan', label: 'Floor plans' },
];

/**
 * Accepts chosen or dropped pictures and sends them one after the other. It needs script; without script, pictures are
 * named by their addresses. Its space is reserved before hydration.
 */
export function DropPictures({ listingId }: { readonly listingId: string }) {
  const hydrated = useHydrated();
  const { bus, navigate } = useServices();
  const id = useId();
  const [kind, setKind] = useState<PictureKind>('photo');
  const [over, setOver] = useState(false);
  const [progress, setProgress] = useState('');
  const { failureOf } = useWriteFailure({ kind: 'pictures' });
  const { state, submit } = useSubmission();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    await submit(async () => {
      setProblems([]);
      const script = await import('./send-picture.ts').catch(() => null); // shown below as a failure to connect
      const failure = 'We couldn’t connect. Check your internet connection and try again.';
      if (!script) {
        setProblems([failure]);
        return { pictures: failure };
      }
      const found: string[] = [];
      for (const [index, file] of files.entries()) {
        setProgress(`Sending ${file.name} (${index + 1} of ${files.length})…`);
        const problem = await script.sendPicture(listingId, kind, file);
        if (problem !== '') found.push(problem);
      }
      // Reloading the page shows the accepted pictures; the others are named in a notification.
      if (found.length === files.length) {
        setProblems(found);
        return { pictures: found.join(' ') };
      }
      if (found.length > 0) bus.publish('notifications', { kind: 'error', text: found.join(' ') });
      setProgress('');
      await navigate(`/agent-portal/listings/${listingId}${found.length === 0 ? '?done=sent' : ''}#pictures`, {
        replace: true,
        keepScroll: true,
      });
      return {};
    }, failureOf);
  };
  const sending = state === 'sending' ? progress : '';
  return (
    <div
      className={styles.drop}
      data-waiting={!hydrated || undefined}
      data-over={over || undefined}
      aria-busy={sending !== '' || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take([...event.dataTransfer.files]);
      }}
    >
      <label htmlFor={id} className={styles.name}>
        Add photos: choose them or drop them here
      </label>
      <Select
        aria-label="Image type"
        value={kind}
        options={kinds}
        onChange={(event) => setKind(event.target.value === 'floorPlan' ? 'floorPlan' : 'photo')}
      />
      <FileInput
        id={id}
        text="Choose photos"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={(event) => {
          void take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <p className={styles.muted}>
        JPEG, PNG, WebP, AVIF or GIF, up to 25 MB each. We remove location data from photos.
      </p>
      <p className={styles.muted} role="status">
        {sending}
      </p>
      {problems.length > 0 && (
        <Notice tone="danger" live>
          {problems.join(' ')}
        </Notice>
      )}
    </div>
  );
}
