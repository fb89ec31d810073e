import { Button, Checkbox, Dialog, Field, LineSkeleton, TextInput } from '@verandah/design';
import { useServices, useSession, type Bus } from '@verandah/kit';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { collectionsStore, holds } from '../collections/collections-store.ts';
import { FailureNotice } from '../store/failure-notice.tsx';
import { useStore } from '../store/store.ts';
import { mostShortlisted, toggleShortlisted } from '../shortlist/shortlist.ts';
import { firstCollection } from '../pending/words.ts';
import styles from './save-layer.module.css';
import { trackSave } from './track-save.ts';

/**
 * Handles each 'save-asked' message. A member chooses collections for the listing in a dialog. A visitor's listing is
 * saved in this browser at once, or taken out.
 */
export function SaveLayer({ message }: { readonly message: unknown }) {
  const { bus } = useServices();
  const { known, signedIn } = useSession();
  const [closed, setClosed] = useState<unknown>(null);
  const done = useRef<unknown>(null);
  const close = () => setClosed(message);
  const { listingId } = message as { readonly listingId: string };
  // Closes on navigation.
  useEffect(() => {
    const following = bus.follow('navigation', () => setClosed(message));
    return () => following.unsubscribe();
  }, [bus, message]);
  useEffect(() => {
    if (!known || signedIn || done.current === message) return;
    // Once per message; no dialog follows if the visitor signs in later.
    done.current = message;
    setClosed(message);
    saveOnDevice(bus, listingId);
  }, [bus, known, signedIn, message, listingId]);
  return (
    <Dialog
      open={signedIn && closed !== message}
      onClose={close}
      title="Save to collections"
      footer={
        <Button kind="primary" wide onClick={close}>
          Done
        </Button>
      }
    >
      {signedIn && <Choice key={listingId} listingId={listingId} />}
    </Dialog>
  );
}

function saveOnDevice(bus: Bus, listingId: string): void {
  const link = { label: 'See saved homes', href: '/collections' };
  const outcome = toggleShortlisted(bus, listingId);
  if (outcome === 'saved') bus.publish('notifications', { kind: 'success', text: 'Saved on this device.', link });
  if (outcome === 'removed')
    bus.publish('notifications', { kind: 'info', text: 'Removed from your saved homes.', link });
  if (outcome === 'full')
    bus.publish('notifications', {
      kind: 'error',
      text: `You can save ${mostShortlisted} homes on a device. Sign in to save more.`,
      link,
    });
}

/** The member's collections as checkboxes, and a form for a new one. */
function Choice({ listingId }: { readonly listingId: string }) {
  const services = useServices();
  const session = useSession();
  const store = collectionsStore(services);
  const { collections, known, loading, failure } = useStore(store.state);
  const [name, setName] = useState('');
  const [making, setMaking] = useState(false);
  const list = useId();
  const { memberId, username } = session;
  useEffect(() => {
    if (
      memberId !== undefined &&
      username !== undefined &&
      !store.state.value.loading &&
      (!store.state.value.known || store.keeper?.memberId !== memberId)
    )
      void store.load({ memberId, username });
  }, [memberId, username, store]);

  const toggle = async (id: string, inside: boolean) => {
    if ((await store.toggle(listingId, id)) && !inside) trackSave(services, listingId);
  };
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (making) return;
    setMaking(true);
    const made = await store.add(name.trim() || firstCollection, listingId);
    setMaking(false);
    if (!made) return;
    trackSave(services, listingId);
    setName('');
    document.getElementById(list)?.querySelector('input')?.focus();
  };

  return (
    <div className={styles.choice}>
      <FailureNotice failure={failure} />
      {!known && loading && (
        <p aria-busy="true">
          <LineSkeleton />
        </p>
      )}
      {collections.length > 0 && (
        <fieldset className={styles.list} id={list}>
          <legend className={styles.legend}>Your collections</legend>
          {collections.map((collection) => {
            const inside = holds(collection, listingId);
            // Collaborators can remove only homes that they added.
            const fixed =
              inside &&
              collection.viewerRole !== 'owner' &&
              collection.listings.some((one) => one.listingId === listingId && one.memberIdWhoAdded !== memberId);
            return (
              <Checkbox
                key={collection.id}
                label={collection.name}
                count={collection.listings.length}
                checked={inside}
                disabled={fixed}
                {...(fixed && { hint: 'Added by someone else' })}
                onChange={() => void toggle(collection.id, inside)}
              />
            );
          })}
        </fieldset>
      )}
      {known && (
        <form className={styles.new} onSubmit={(event) => void make(event)} aria-busy={making}>
          <Field
            label={collections.length > 0 ? 'Or create a collection' : 'Your first collection'}
            hint={
              collections.length > 0 ? undefined : 'Only you can see it unless you invite others or make it public.'
            }
          >
            {(control) => (
              <TextInput
                {...control}
                value={name}
                maxLength={60}
                placeholder={collections.length > 0 ? undefined : firstCollection}
                onChange={(event) => setName(event.target.value)}
                required={collections.length > 0}
              />
            )}
          </Field>
          <Button type="submit">Create and save</Button>
        </form>
      )}
    </div>
  );
}
