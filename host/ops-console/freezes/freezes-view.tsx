import { useState } from 'react';
import type { Freeze } from '@verandah/releases';
import { Button, EmptyState, Field, HiddenText, Notice, Select, TextInput } from '@verandah/design';
import { ActionDialog } from '../client/action-dialog.tsx';
import { callConsole } from '../client/call.ts';
import { fieldMoment, fieldText, momentText } from '../client/moments.ts';
import { isOperations, useDesk } from '../client/session.ts';
import styles from './freezes-view.module.css';

const whereOf = ({ area }: Freeze): string => area ?? 'every area';

/** Periods in which squads put nothing live. */
export function FreezesView({
  freezes,
  areas,
}: {
  readonly freezes: readonly Freeze[] | null;
  readonly areas: readonly string[];
}) {
  const { session, now } = useDesk();
  const [making, setMaking] = useState(false);
  const [lifting, setLifting] = useState<Freeze | null>(null);
  const own = isOperations(session);
  return (
    <>
      <p className={styles.lead}>
        During a freeze squads can’t promote, and operations only with a reason. Rolling back is always possible.
      </p>
      {own ? (
        <div>
          <Button kind="primary" onClick={() => setMaking(true)}>
            Add a freeze …
          </Button>
        </div>
      ) : (
        <Notice>Adding and lifting freezes is for operations.</Notice>
      )}
      {freezes?.length === 0 && (
        <EmptyState title="No freeze is planned">Releases go live whenever their squads promote them.</EmptyState>
      )}
      <ul className={styles.list}>
        {freezes?.map((freeze) => (
          <li key={freeze.id} className={styles.freeze}>
            <div>
              <h2 className={styles.where}>
                {whereOf(freeze)}
                {Date.parse(freeze.from) <= now ? ', now' : ''}
              </h2>
              <p>
                {momentText(freeze.from)} to {momentText(freeze.until)}
              </p>
              <p className={styles.why}>
                {freeze.why}, by {freeze.createdBy}
              </p>
            </div>
            {own && (
              <Button size="small" onClick={() => setLifting(freeze)}>
                Lift …<HiddenText> the freeze of {whereOf(freeze)}</HiddenText>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {making && <FreezeDialog areas={areas} onClose={() => setMaking(false)} />}
      {lifting && <LiftDialog freeze={lifting} onClose={() => setLifting(null)} />}
    </>
  );
}

function FreezeDialog({ areas, onClose }: { readonly areas: readonly string[]; onClose(): void }) {
  const { now, done } = useDesk();
  const [area, setArea] = useState('');
  const [from, setFrom] = useState(() => fieldText(now));
  const [until, setUntil] = useState(() => fieldText(now + 86_400_000));
  const [why, setWhy] = useState('');
  async function run(): Promise<void> {
    const made = await callConsole<Freeze>('/ops/api/freezes', {
      area: area || null,
      from: fieldMoment(from) ?? undefined,
      until: fieldMoment(until) ?? undefined,
      why,
    });
    onClose();
    done(`Nothing goes live in ${whereOf(made)} from ${momentText(made.from)} to ${momentText(made.until)}.`);
  }
  return (
    <ActionDialog title="Add a freeze" act="Add the freeze" onClose={onClose} run={run}>
      <Field label="Where">
        {(control) => (
          <Select
            {...control}
            name="area"
            value={area}
            onChange={(event) => setArea(event.target.value)}
            options={[{ value: '', label: 'every area' }, ...areas.map((name) => ({ value: name, label: name }))]}
          />
        )}
      </Field>
      <div className={styles.times}>
        <Field label="From">
          {(control) => (
            <TextInput
              autoComplete="off"
              {...control}
              name="from"
              type="datetime-local"
              required
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
          )}
        </Field>
        <Field label="Until">
          {(control) => (
            <TextInput
              autoComplete="off"
              {...control}
              name="until"
              type="datetime-local"
              required
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Field label="Why" hint="Shown to everyone whom the freeze blocks.">
        {(control) => (
          <TextInput
            autoComplete="off"
            {...control}
            name="why"
            required
            maxLength={500}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}

function LiftDialog({ freeze, onClose }: { readonly freeze: Freeze; onClose(): void }) {
  const { done } = useDesk();
  const [why, setWhy] = useState('');
  async function run(): Promise<void> {
    await callConsole(`/ops/api/freezes/${freeze.id}/lift`, { ...(why.trim() && { why: why.trim() }) });
    onClose();
    done(`The freeze of ${whereOf(freeze)} is lifted.`);
  }
  return (
    <ActionDialog title={`Lift the freeze of ${whereOf(freeze)}`} act="Lift it" onClose={onClose} run={run}>
      <p>
        It would end on {momentText(freeze.until)}: {freeze.why}.
      </p>
      <Field label="Why" optional>
        {(control) => (
          <TextInput
            autoComplete="off"
            {...control}
            name="why"
            maxLength={500}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
