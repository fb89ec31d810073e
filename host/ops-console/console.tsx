import { useCallback, useEffect, useRef, useState } from 'react';
import type { Status } from '@verandah/releases';
import { Button, Notice, TabLinks } from '@verandah/design';
import { AccessView } from './access/access-view.tsx';
import { AreasView } from './areas/areas-view.tsx';
import { ChecksView } from './checks/checks-view.tsx';
import { clockText } from './client/moments.ts';
import { DeskContext, rightsText, type Desk, type SignedIn } from './client/session.ts';
import { useLive } from './client/use-live.ts';
import { useView } from './client/use-view.ts';
import { changesBetween } from './areas/changes-between.ts';
import { useLastKnown } from './areas/use-last-known.ts';
import { FreezesView } from './freezes/freezes-view.tsx';
import { HealthView } from './health/health-view.tsx';
import { HistoryView } from './history/history-view.tsx';
import { PartBoundary } from './part-boundary.tsx';
import styles from './console.module.css';

const views = {
  areas: 'Areas',
  health: 'Health',
  history: 'History',
  freezes: 'Freezes',
  access: 'Access',
  checks: 'Checks',
} as const;
const names = Object.keys(views) as [keyof typeof views, ...(keyof typeof views)[]];
/** Milliseconds between two polls of what is live. */
const every = 3000;

interface Announcement {
  readonly words: string;
  readonly notes: readonly string[];
}

/** The operations console: who is signed in, what is live, and the actions on it. */
export function Console({ session }: { readonly session: SignedIn }) {
  const view = useView(names);
  const status = useLive<Status>('/ops/api/status', every);
  const known = useLastKnown(status);
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const [actionCount, setActionCount] = useState(0);
  const [heard, setHeard] = useState('');
  const before = useRef<Status | null>(null);
  const { refresh } = status;
  useEffect(() => {
    document.title = `${views[view]} | Operations | Verandah`;
  }, [view]);
  const done = useCallback(
    (words: string, notes: readonly string[] = []) => {
      setAnnouncement({ words, notes });
      setActionCount((count) => count + 1);
      void refresh();
    },
    [refresh],
  );
  useEffect(() => {
    const words = before.current && status.data ? changesBetween(before.current, status.data, session.name) : [];
    before.current = status.data ?? before.current;
    if (words.length > 0) setHeard(`${clockText(Date.now())}: ${words.join(' ')}`);
  }, [status.data, session.name]);

  const [begun] = useState(() => Date.now());
  const now = status.heardAt ?? begun;
  const desk: Desk = { session, now, done };
  const { problem, heardAt } = status;
  return (
    <DeskContext value={desk}>
      <a
        className={styles.skip}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        Skip to content
      </a>
      <header className={styles.head}>
        <div className={styles.bar}>
          <div className={styles.name}>
            <a href="/ops">Verandah operations</a>
          </div>
          <p className={styles.who}>
            <strong>{session.name}</strong> <span>{rightsText(session)}</span>
          </p>
          <form method="post" action="/ops/sign-out">
            <Button type="submit" size="small">
              Sign out
            </Button>
          </form>
        </div>
        <div className={styles.tabs}>
          <TabLinks
            label="Parts of the console"
            tabs={names.map((name) => ({ label: views[name], href: `#${name}`, current: name === view }))}
          />
        </div>
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        <h1 className={styles.title}>{views[view]}</h1>
        <div className={styles.notices}>
          {problem?.reason === 'not-allowed' && (
            <div role="alert">
              <Notice tone="warning">
                Your session has ended.{' '}
                <a href="/ops" target="_blank" rel="noreferrer">
                  Sign in again in another tab
                </a>
                , then continue here: nothing that you typed is lost.
              </Notice>
            </div>
          )}
          {problem && problem.reason !== 'not-allowed' && (
            <div role="alert">
              <Notice tone="warning">
                {problem.reason === 'registry-away'
                  ? 'The registry does not respond: nothing can be changed until it is back.'
                  : problem.message}{' '}
                {heardAt === null
                  ? known && 'Below is what this host serves.'
                  : `Below is what was read at ${clockText(heardAt)}.`}{' '}
                Trying again every {every / 1000} seconds.
              </Notice>
            </div>
          )}
          {announcement && (
            <Notice tone="success" live>
              {announcement.words}
              {announcement.notes.length > 0 && (
                <ul>
                  {announcement.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              )}{' '}
              <button type="button" className={styles.clear} onClick={() => setAnnouncement(null)}>
                Hide this
              </button>
            </Notice>
          )}
          <p role="status" className={heard ? styles.heard : undefined}>
            {heard}
          </p>
        </div>
        <PartBoundary key={view}>
          {view === 'areas' && <AreasView status={status} known={known} />}
          {view === 'health' && <HealthView />}
          {view === 'history' && (
            <HistoryView
              actionCount={actionCount}
              areas={(status.data ?? known)?.areas.map(({ area }) => area) ?? []}
            />
          )}
          {view === 'freezes' && (
            <FreezesView
              freezes={status.data?.freezes ?? null}
              areas={status.data?.areas.map(({ area }) => area) ?? []}
            />
          )}
          {view === 'access' && (
            <AccessView actionCount={actionCount} areas={status.data?.areas.map(({ area }) => area) ?? []} />
          )}
          {view === 'checks' && <ChecksView />}
        </PartBoundary>
      </main>
      <footer className={styles.foot}>
        Shell {session.hostVersion}
        {heardAt !== null && <> · read at {clockText(heardAt)}</>}
      </footer>
    </DeskContext>
  );
}
