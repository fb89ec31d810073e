import { useState } from 'react';
import type { Status } from '@verandah/releases';
import { Button, Field, Notice, TextInput, useSubmission } from '@verandah/design';
import { callConsole, failureOf } from '../client/call.ts';
import { reachWords } from '../delivery/delivery-words.ts';
import { FiguresTable } from '../client/figures-table.tsx';
import { fieldMoment, momentText } from '../client/moments.ts';
import styles from './history-view.module.css';

/** What was live at a given time. */
export function PastView() {
  const [at, setAt] = useState('');
  const [past, setPast] = useState<Status | null>(null);
  const { state, problems, submit } = useSubmission();
  const load = () =>
    submit(async () => {
      const moment = fieldMoment(at);
      if (moment !== null) setPast(await callConsole<Status>(`/ops/api/status?at=${encodeURIComponent(moment)}`));
      return {};
    }, failureOf);
  const served = past?.areas.filter(({ live }) => live !== null) ?? [];
  return (
    <section className={styles.past} aria-labelledby="past">
      <h2 id="past" className={styles.title}>
        What was live at …
      </h2>
      <form
        className={styles.query}
        onSubmit={(event) => {
          event.preventDefault();
          void load();
        }}
      >
        <Field label="Date and time">
          {(control) => (
            <TextInput
              autoComplete="off"
              {...control}
              type="datetime-local"
              required
              value={at}
              onChange={(event) => setAt(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" aria-disabled={state === 'sending'}>
          Show
        </Button>
      </form>
      <div role="status" className={styles.result}>
        {problems['form'] && <Notice tone="danger">{problems['form']}</Notice>}
        {past?.at && served.length === 0 && <p>Nothing was live on {momentText(past.at)}.</p>}
        {past?.at && served.length > 0 && (
          <FiguresTable
            caption={`Live on ${momentText(past.at)}`}
            columns={['Area', 'Release', 'Rollout', 'Since'].map((name) => ({ name }))}
            rows={served.map(({ area, live, rollout, since }) => ({
              key: area,
              cells: [
                area,
                live,
                rollout ? `${rollout.version} to ${reachWords(rollout)}` : '–',
                since ? `${momentText(since.at)}, by ${since.who}` : '–',
              ],
            }))}
          />
        )}
      </div>
    </section>
  );
}
