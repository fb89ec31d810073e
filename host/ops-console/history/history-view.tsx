import { useEffect, useRef, useState } from 'react';
import type { RegistryEvent } from '@verandah/releases';
import { Button, Field, LineSkeleton, Notice, Select, useSubmission } from '@verandah/design';
import { callConsole, failureOf, wordsOf } from '../client/call.ts';
import { momentText, timeZone } from '../client/moments.ts';
import { useLive } from '../client/use-live.ts';
import { eventWords, whereWord } from './event-words.ts';
import { PastView } from './past-view.tsx';
import styles from './history-view.module.css';

const page = 30;
const addressOf = (area: string, before?: number): string =>
  `/ops/api/history?limit=${page}${area && `&area=${encodeURIComponent(area)}`}${before === undefined ? '' : `&before=${before}`}`;

/** The audit log, newest first. New entries wait behind a button, so that no line moves during reading. */
export function HistoryView({
  areas,
  actionCount,
}: {
  readonly areas: readonly string[];
  readonly actionCount: number;
}) {
  const [area, setArea] = useState('');
  return (
    <>
      <PastView />
      <section className={styles.log} aria-labelledby="log">
        <div className={styles.head}>
          <h2 id="log" className={styles.title}>
            Log
          </h2>
          <Field label="Area">
            {(control) => (
              <Select
                {...control}
                value={area}
                onChange={(event) => setArea(event.target.value)}
                options={[{ value: '', label: 'All' }, ...areas.map((name) => ({ value: name, label: name }))]}
              />
            )}
          </Field>
        </div>
        <Log key={area} area={area} actionCount={actionCount} />
        <p className={styles.note}>
          Times are of {timeZone()}. The log can’t be changed; “Checks” recomputes its chain.
        </p>
      </section>
    </>
  );
}

function Log({ area, actionCount }: { readonly area: string; readonly actionCount: number }) {
  const newest = useLive<{ readonly events: readonly RegistryEvent[] }>(addressOf(area), 10_000);
  const [shown, setShown] = useState<readonly RegistryEvent[] | null>(null);
  const [whole, setWhole] = useState(false);
  const { data, problem, refresh } = newest;
  const seenCount = useRef(actionCount);
  const list = useRef<HTMLOListElement>(null);

  const first = shown?.[0]?.id ?? 0;
  const fresh = (data?.events ?? []).filter(({ id }) => id > first);
  const take = (): void => {
    if (!data) return;
    // With more new entries than one page holds, the list is replaced: the entries in between would be missing.
    const joined = shown !== null && fresh.length < data.events.length;
    setShown(joined ? [...fresh, ...shown] : data.events);
    if (!joined) setWhole(data.events.length < page);
  };
  const wanted = shown === null || seenCount.current !== actionCount;
  useEffect(() => {
    if (!data || !wanted) return;
    if (shown === null || fresh.length > 0) {
      take();
      seenCount.current = actionCount;
    } else void refresh();
    // Once for what was read, and after an action of one's own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, actionCount]);

  const older = useSubmission();
  const loadOlder = () =>
    older.submit(async () => {
      const { events } = await callConsole<{ events: readonly RegistryEvent[] }>(addressOf(area, shown?.at(-1)?.id));
      setShown([...(shown ?? []), ...events]);
      setWhole(events.length < page);
      return {};
    }, failureOf);

  if (!shown)
    return problem ? (
      <Notice tone="warning">The log is not available: {wordsOf(problem)}</Notice>
    ) : (
      <div aria-busy="true">
        <LineSkeleton />
      </div>
    );
  return (
    <>
      <div role="status">
        {fresh.length > 0 && !wanted && (
          <Button
            size="small"
            onClick={() => {
              take();
              list.current?.focus();
            }}
          >
            Show {fresh.length === page ? `${page} or more` : fresh.length} newer{' '}
            {fresh.length === 1 ? 'entry' : 'entries'}
          </Button>
        )}
      </div>
      {shown.length === 0 && <p>Nothing has been done yet.</p>}
      <ol ref={list} className={styles.entries} tabIndex={-1} aria-label="Entries, newest first">
        {shown.map((event) => (
          <li key={event.id} className={styles.entry}>
            <time className={styles.when} dateTime={event.at}>
              {momentText(event.at)}
            </time>
            <p className={styles.what}>
              <strong>{event.who}</strong> {eventWords(event)}
              {event.area && (
                <>
                  {' '}
                  {whereWord(event)} <span className={styles.area}>{event.area}</span>
                </>
              )}
            </p>
            {event.why && <p className={styles.why}>{event.why}</p>}
          </li>
        ))}
      </ol>
      {older.problems['form'] && (
        <div role="alert">
          <Notice tone="danger">{older.problems['form']}</Notice>
        </div>
      )}
      {!whole && shown.length > 0 && (
        <div>
          <Button onClick={() => void loadOlder()} aria-disabled={older.state === 'sending'}>
            {older.state === 'sending' ? 'Reading …' : 'Show older entries'}
          </Button>
        </div>
      )}
    </>
  );
}
