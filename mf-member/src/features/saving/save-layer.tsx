import { useServices, useSession, type Bus } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { collectionsStore, type CollectionsSync, type Pressed } from '../collections/collections-store.ts';
import { mostShortlisted, toggleShortlisted } from '../shortlist/shortlist.ts';
import { textOf } from '../store/failure.ts';
import { CollectionDialog } from './collection-dialog.tsx';
import { SaveToast, type Shown } from './save-toast.tsx';
import { trackSave } from './track-save.ts';

interface Press {
  readonly listingId: string;
  /** The pressed heart, if it has the focus. */
  readonly heart: HTMLElement | null;
  /** Where the heart is on the page. */
  readonly position: string | undefined;
}

interface SaveRequest {
  readonly listingId: string;
  readonly position?: string;
}

/**
 * Handles each 'save-asked' message: the press on a heart. A member's home is saved in their default collection at
 * once, or removed, with a message that offers Undo and the choice of collections. A visitor's is saved in this
 * browser.
 */
export function SaveLayer({ message }: { readonly message: unknown }) {
  const services = useServices();
  const { bus } = services;
  const { known, signedIn, memberId, username } = useSession();
  const [shown, setShown] = useState<Shown | null>(null);
  const [choosing, setChoosing] = useState<string | null>(null);
  const received = useRef<unknown>(null);
  /** Presses that wait for the session to be loaded. */
  const waiting = useRef<Press[]>([]);
  const latest = useRef<Press | null>(null);

  /** Performs a press, or its Undo, and shows its outcome unless another press followed. */
  const perform = async (press: Press, attempt: () => Promise<Pressed>, undoes: boolean): Promise<void> => {
    latest.current = press;
    setShown(null);
    const pressed = await attempt();
    if (pressed.end === 'saved' && pressed.isNew && !undoes) trackSave(services, press.listingId, press.position);
    if (latest.current !== press) {
      if (pressed.end === 'failed' && latest.current?.listingId !== press.listingId)
        bus.publish('notifications', {
          kind: 'error',
          text: textOf(pressed.failure),
          listingId: press.listingId,
        });
      return;
    }
    if (pressed.end === 'choice') return setChoosing(press.listingId);
    setShown({ press, pressed, undoes, repeat: () => void perform({ ...press }, attempt, undoes) });
  };
  const save = (press: Press, owner: CollectionsSync) =>
    perform(press, () => collectionsStore(services).press(owner, press.listingId), false);

  useEffect(() => {
    // Once per message.
    if (received.current !== message) {
      received.current = message;
      const { listingId, position } = message as SaveRequest;
      waiting.current.push({ listingId, position, heart: focusedHeart() });
    }
    if (!known || (signedIn && (memberId === undefined || username === undefined))) return;
    for (const press of waiting.current.splice(0)) {
      if (memberId !== undefined && username !== undefined) void save(press, { memberId, username });
      else saveOnDevice(bus, press);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [message, known, signedIn, memberId, username]);
  useEffect(() => {
    const following = bus.follow('navigation', () => setChoosing(null));
    return () => following.unsubscribe();
  }, [bus]);

  const undo = ({ press, pressed }: Shown) => {
    if (memberId === undefined || username === undefined) return;
    if ((pressed.end !== 'saved' && pressed.end !== 'removed') || !pressed.collection) return;
    const { collection, end } = pressed;
    void perform(
      { ...press, position: undefined },
      () => collectionsStore(services).undo({ memberId, username }, press.listingId, collection, end === 'removed'),
      true,
    );
  };
  return (
    <>
      <SaveToast
        shown={signedIn ? shown : null}
        onClose={() => setShown(null)}
        onUndo={undo}
        onChoose={({ press }) => {
          setShown(null);
          setChoosing(press.listingId);
        }}
      />
      <CollectionDialog listingId={signedIn ? choosing : null} onClose={() => setChoosing(null)} />
    </>
  );
}

/** The heart that was just pressed; null in browsers that do not focus a pressed button. */
const focusedHeart = (): HTMLElement | null => {
  const focused = document.activeElement;
  return focused instanceof HTMLButtonElement && focused.hasAttribute('aria-pressed') ? focused : null;
};

function saveOnDevice(bus: Bus, { listingId, position }: Press): void {
  const link = { label: 'See your collections', href: '/collections' };
  const outcome = toggleShortlisted(bus, listingId);
  if (outcome === 'saved') {
    trackSave({ bus }, listingId, position);
    bus.publish('notifications', { kind: 'success', text: 'Saved on this device.', link });
  }
  if (outcome === 'removed') bus.publish('notifications', { kind: 'info', text: 'Removed from this device.', link });
  if (outcome === 'full')
    bus.publish('notifications', {
      kind: 'error',
      text: `You can save ${mostShortlisted} homes on a device. Sign in to save more.`,
      link,
      listingId,
    });
}
