import { compareHomesAddress, compareHomesPath, inspectionsAddress, mostCompared, plural } from '@verandah/market';
import {
  Button,
  ButtonLink,
  CardSkeleton,
  Checkbox,
  EmptyState,
  Field,
  HiddenText,
  Notice,
  TextInput,
  useHydrated,
  type CardListing,
} from '@verandah/design';
import { useBusValue, useServices, useSession, signInHref } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { readHomes } from '../../pages/history/queries.ts';
import { HomeCard, HomeGrid } from '../home-card/home-card.tsx';
import styles from './device-homes.module.css';
import { longestNote, mostShortlisted, takeOut, writeNote } from './shortlist.ts';

/** Cards shown at first, and added by each press on More. */
const step = 12;
const none: readonly string[] = [];

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
      <HomeGrid aria-busy={missing !== '' && !failed}>
        {page.map((id) => {
          const home = homes.get(id);
          const subject = home?.address.street ?? 'this home';
          if (home === undefined)
            return <li key={id}>{failed ? <p className={styles.gone}>Not loaded</p> : <CardSkeleton />}</li>;
          return (
            <li key={id}>
              <HomeCard listing={home} level={3}>
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
                  {home && isLive(compareHomesPath) && (
                    <Checkbox
                      label={
                        <>
                          Compare<HiddenText> {subject}</HiddenText>
                        </>
                      }
                      checked={chosen.includes(id)}
                      disabled={chosen.length >= mostCompared && !chosen.includes(id)}
                      onChange={(event) => choose(id, event.target.checked)}
                    />
                  )}
                  <Button kind="quiet" size="small" onClick={() => takeOut(bus, [id])}>
                    Remove<HiddenText> {subject}</HiddenText>
                  </Button>
                </div>
              </HomeCard>
            </li>
          );
        })}
      </HomeGrid>
      {ids.length > 0 && (
        <div className={styles.row}>
          <ButtonLink href={inspectionsAddress({ homes: ids })}>Plan inspections</ButtonLink>
          {ids.length > shown && <Button onClick={() => setShown(shown + step)}>Show more</Button>}
          {chosen.length > 1 && isLive(compareHomesPath) && (
            <ButtonLink kind="primary" href={compareHomesAddress(chosen)}>
              Compare {plural(chosen.length, 'home')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
