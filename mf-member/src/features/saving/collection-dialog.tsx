import { Button, Checkbox, Dialog, Field, LineSkeleton, TextInput } from '@verandah/design';
import { useServices, useSession } from '@verandah/kit';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { collectionsStore } from '../collections/collections-store.ts';
import { holdsListing, isFixed } from '../collections/default-collection.ts';
import type { SavedCollection } from '../collections/queries.ts';
import { firstCollection } from '../pending/words.ts';
import { FailureNotice } from '../store/failure-notice.tsx';
import { useStore } from '../store/store.ts';
import styles from './collection-dialog.module.css';
import { trackSave } from './track-save.ts';

interface CollectionDialogProps {
  /** Null closes the dialog. */
  readonly listingId: string | null;
  onClose(): void;
}

/**
 * The member's collections as checkboxes, which are saved at once, and a field for a new one. Its main button creates
 * the collection that is typed, else it closes. A name that was typed before closing is there the next time.
 */
export function CollectionDialog({ listingId, onClose }: CollectionDialogProps) {
  const services = useServices();
  const { memberId, username } = useSession();
  const store = collectionsStore(services);
  const { collections, known, loading, failure } = useStore(store.state);
  const [name, setName] = useState('');
  const [isCreating, setCreating] = useState(false);
  const list = useId();
  const form = useId();
  const isOpen = listingId !== null;
  useEffect(() => {
    if (isOpen && memberId !== undefined && username !== undefined) void store.refresh({ memberId, username });
  }, [isOpen, memberId, username, store]);

  const toggle = async (of: string, { id }: SavedCollection, inside: boolean) => {
    if ((await store.toggle(of, id)) && !inside) trackSave(services, of);
  };
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (isCreating || listingId === null) return;
    setCreating(true);
    const done = await store.add(name.trim() || firstCollection, listingId);
    setCreating(false);
    if (!done) return;
    trackSave(services, listingId);
    setName('');
    document.getElementById(list)?.querySelector('input')?.focus();
  };
  const hasSome = collections.length > 0;
  const creates = known && (!hasSome || name.trim() !== '');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Save to collections"
      footer={
        // Two buttons, so that a press that creates is never followed by one that closes.
        creates ? (
          <Button key="create" kind="primary" wide type="submit" form={form}>
            Create and save
          </Button>
        ) : (
          <Button key="done" kind="primary" wide onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      {listingId !== null && (
        <div className={styles.choice}>
          <FailureNotice failure={failure} />
          {!known && loading && (
            <p aria-busy="true">
              <LineSkeleton />
            </p>
          )}
          {hasSome && (
            <fieldset className={styles.list} id={list} aria-describedby={`${list}-hint`}>
              <legend className={styles.legend}>Your collections</legend>
              <p className={styles.hint} id={`${list}-hint`}>
                Tick the collections to save this home in. Changes are saved straight away.
              </p>
              {collections.map((collection) => {
                const inside = holdsListing(collection, listingId);
                const hint = memberId !== undefined && inside ? hintOf(collection, listingId, memberId) : undefined;
                return (
                  <Checkbox
                    key={collection.id}
                    label={collection.name}
                    count={collection.listings.length}
                    checked={inside}
                    disabled={hint === fixedHint}
                    {...(hint && { hint })}
                    onChange={() => void toggle(listingId, collection, inside)}
                  />
                );
              })}
            </fieldset>
          )}
          {known && (
            <form className={styles.new} id={form} onSubmit={(event) => void create(event)} aria-busy={isCreating}>
              <Field
                label={hasSome ? 'Or create a collection' : 'Your first collection'}
                hint={hasSome ? undefined : 'Only you can see it unless you invite others or make it public.'}
              >
                {(control) => (
                  <TextInput
                    autoComplete="off"
                    {...control}
                    value={name}
                    maxLength={60}
                    placeholder={hasSome ? undefined : firstCollection}
                    onChange={(event) => setName(event.target.value)}
                    required={hasSome}
                  />
                )}
              </Field>
            </form>
          )}
        </div>
      )}
    </Dialog>
  );
}

const fixedHint = 'Added by someone else';

/** What to know before a home is taken out of a collection. */
function hintOf(collection: SavedCollection, listingId: string, memberId: string): string | undefined {
  if (isFixed(collection, listingId, memberId)) return fixedHint;
  const { reactions } = collection.listings.find((one) => one.listingId === listingId) ?? { reactions: [] };
  return reactions.length > 0 ? 'Has notes, which are deleted if you untick it' : undefined;
}
