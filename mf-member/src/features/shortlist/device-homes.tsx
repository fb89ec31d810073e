import { inspectionsAddress, plural } from '@verandah/market';
import {
  Button,
  ButtonLink,
  CardSkeleton,
  Checkbox,
  EmptyState,
  Field,
  HiddenText,
  ListingCard,
  Notice,
  TextInput,
  useHydrated,
  type CardListing,
} from '@verandah/design';
import { useBusValue, useNow, useServices, useSession, signInHref } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { readHomes } from '../../pages/history/queries.ts';
import styles from './device-homes.module.css';
import { longestNote, mostShortlisted, takeOut, writeNote } from './shortlist.ts';

/** Cards shown at first, and added by each press on More. */
const step = 12;
const none: readonly string[] = [];
/** More columns of a comparison are not readable. */
const mostCompared = 4;

/** The homes saved in this browser, with notes. A member sees only what could not be moved to their collections. */
export function DeviceHomes() {
  const ready = useHydrated();
  const { signedIn } = useSession();
  const shortlist = useBusValue('shortlist');
  const ids = shortlist?.listingIds ?? none;
  const signIn = (
    <ButtonLink
      kind={ready && ids.length > 0 ? 'primary' : 'secondary'}
      href={signInHref('/collections', ids.length > 0 ? 'shortlist' : 'collection')}
    >
      Sign in or create account
    </ButtonLink>
  );
  if (signedIn && ids.length === 0) return null;
  if (ready && ids.length === 0)
    return (
      <EmptyState
        title="No saved homes yet"
        actions={
          <>
            <ButtonLink kind="primary" href="/for-sale">
              Find homes
            </ButtonLink>
            {signIn}
          </>
        }
      >
        <p>Select the heart on a home to save it in this browser, or sign in to see the homes in your account.</p>
      </EmptyState>
    );
  return (
    <section className={styles.device} aria-labelledby="device-homes">
      <h2 className={styles.heading} id="device-homes">
        Saved on this device{ids.length > 0 && ` (${ids.length})`}
      </h2>
      {signedIn ? (
        <Notice>These homes could not be moved to your collections yet. We’ll try again when you next visit.</Notice>
      ) : (
        <div className={styles.offer}>
          <p>
            {ready
              ? `They’re saved in this browser only, up to ${mostShortlisted}. Sign in to see them on all your devices and share them.`
              : 'They’re saved in this browser only. Turn on JavaScript to see them.'}
          </p>
          {signIn}
        </div>
      )}
      {ready && <Homes ids={ids} notes={shortlist?.notes ?? {}} />}
    </section>
  );
}

interface HomesProps {
  readonly ids: readonly string[];
  readonly notes: Readonly<Record<string, string>>;
}

function Homes({ ids, notes }: HomesProps) {
  const { bus, graph, isLive } = useServices();
  const now = useNow();
  const [shown, setShown] = useState(step);
  const [homes, setHomes] = useState<ReadonlyMap<string, CardListing | null>>(new Map());
  const [failed, setFailed] = useState(false);
  const chosen = useBusValue('compared')?.listingIds ?? none;
  const page = ids.slice(0, shown);
  const missing = page.filter((id) => !homes.has(id)).join();
  useEffect(() => {
    if (missing === '') return undefined;
    let here = true;
    const wanted = missing.split(',');
    graph.read(readHomes, { ids: wanted, take: wanted.length }).then(
      ({ listingsById }) => {
        if (!here) return;
        setFailed(false);
        setHomes(
          (before) =>
            new Map<string, CardListing | null>([
              ...before,
              ...wanted.map((id) => [id, listingsById.find((one) => one.id === id) ?? null] as const),
            ]),
        );
      },
      () => {
        if (here) setFailed(true);
      },
    );
    return () => {
      here = false;
    };
  }, [graph, missing]);
  const choose = (id: string, to: boolean) => {
    const others = chosen.filter((one) => one !== id);
    bus.publish('compared', { listingIds: to ? [...others, id].slice(0, mostCompared) : others });
  };
  return (
    <>
      {failed && (
        <Notice tone="danger" live>
          We couldn’t load these homes. They are still saved.
        </Notice>
      )}
      <ul className={styles.homes} aria-busy={missing !== '' && !failed}>
        {page.map((id) => {
          const home = homes.get(id);
          const subject = home?.address.street ?? 'this home';
          return (
            <li key={id} className={styles.home}>
              {home === undefined && (failed ? <p className={styles.gone}>Not loaded</p> : <CardSkeleton />)}
              {home === null && <p className={styles.gone}>A home that is no longer advertised.</p>}
              {home && <ListingCard listing={home} now={now} level={3} sizes="(min-width: 48em) 400px, 100vw" />}
              <div className={styles.beside}>
                <Field label={`Your note on ${subject}`} optional>
                  {(control) => (
                    <TextInput
                      autoComplete="off"
                      {...control}
                      value={notes[id] ?? ''}
                      maxLength={longestNote}
                      onChange={(event) => writeNote(bus, id, event.target.value)}
                    />
                  )}
                </Field>
                <div className={styles.row}>
                  {home && isLive('/compare') && (
                    <Checkbox
                      label={`Compare ${subject}`}
                      checked={chosen.includes(id)}
                      disabled={chosen.length >= mostCompared && !chosen.includes(id)}
                      onChange={(event) => choose(id, event.target.checked)}
                    />
                  )}
                  <Button kind="quiet" size="small" onClick={() => takeOut(bus, [id])}>
                    Remove<HiddenText> {subject}</HiddenText>
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      {ids.length > 0 && (
        <div className={styles.row}>
          <ButtonLink href={inspectionsAddress({ homes: ids })}>Plan inspections</ButtonLink>
          {ids.length > shown && <Button onClick={() => setShown(shown + step)}>Show more</Button>}
          {chosen.length > 1 && isLive('/compare') && (
            <ButtonLink kind="primary" href={`/compare?homes=${chosen.join(',')}`}>
              Compare {plural(chosen.length, 'home')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
