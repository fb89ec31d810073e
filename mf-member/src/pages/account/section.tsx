import { Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useState, type ReactNode } from 'react';
import type { Problems } from '../../features/calls/outcome.ts';
import { browserRest } from '@verandah/areas';
import { useForm } from '@verandah/areas/actions';
import { callForm, whenTaken } from '../../features/form/call-form.ts';
import { FormProblem } from '../../features/form/form-problem.tsx';
import { act, checkSection, doneText, secretFields, type Section, type Success } from './action.ts';
import type { AccountData } from './data.ts';
import { Proof } from './proof.tsx';
import styles from './account.module.css';

/** A section of the account page, with its own fragment. */
export const Part = ({
  id,
  title,
  lead,
  done,
  doneForm = id as Section,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly done?: boolean;
  /** The form that succeeded, if its name differs from the section's. */
  readonly doneForm?: Success | undefined;
  readonly children: ReactNode;
}) => (
  <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
    <div>
      <h2 className={styles.partTitle} id={`${id}-title`}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    <div className={styles.body}>
      {done && <Notice tone="success">{doneText[doneForm]}</Notice>}
      {children}
    </div>
  </section>
);

/** Forms that the page has once for each row of a list, with the field that names the row. */
const rows: Readonly<Partial<Record<Section, string>>> = {
  device: 'session',
  unlink: 'provider',
  'push-device': 'pushDevice',
  'token-end': 'accessToken',
  'connection-end': 'application',
  'application-secret': 'application',
  'application-end': 'application',
  'passkey-name': 'passkey',
  'passkey-end': 'passkey',
};

type Values = Readonly<Record<string, string>>;

interface SectionFormProps {
  readonly data: AccountData;
  readonly section: Section;
  /** Id of the section on the page, if it differs from the form's name. */
  readonly place?: string;
  readonly fields: Values;
  /** Accessible name of a single form; a form in a row of a list needs none. */
  readonly label?: string;
  /**
   * Called with the API's response after success.
   * @returns whether the page stays unchanged
   */
  onTaken?(body: unknown, sent: Values): boolean;
  children(parts: {
    readonly fields: Values;
    readonly problems: Problems;
    readonly busy: boolean;
    change(name: string, value: string): void;
  }): ReactNode;
}

/** A form of the account page: posted without script, sent in place with it. */
export function SectionForm({
  data,
  section,
  place = section,
  fields: first,
  label,
  onTaken,
  children,
}: SectionFormProps) {
  const { report, bus, navigate } = useServices();
  const row = rows[section];
  const refused =
    data.refused?.section === section && (row === undefined || data.refused.fields[row] === first[row])
      ? data.refused
      : undefined;
  const {
    settings: { id, hasPassword },
  } = data;
  const [showsProof, setShowsProof] = useState(section === 'prove');
  const { fields, problems, busy, form, submit, change } = useForm<Values>({
    ...callForm,
    start: { fields: { ...first, proof: '', proofCode: '', ...refused?.fields }, problems: refused?.problems },
    check: (typed) => checkSection(section, typed, hasPassword),
    send: async (typed) =>
      whenTaken(await act(browserRest, section, id, typed, (error) => report(error, `account ${section}`)), (outcome) =>
        taken(outcome.body, typed),
      ),
  });
  const taken = async (body: unknown, sent: Values): Promise<void> => {
    if (onTaken?.(body, sent) === true) return;
    bus.publish('notifications', { kind: 'success', text: doneText[section] });
    for (const name of [...Object.keys(first), 'proof', 'proofCode'])
      if (secretFields.includes(name) || name === 'email') change({ [name]: '' });
    setShowsProof(section === 'prove');
    if (section === 'delete') {
      bus.publish('session-asked', { ask: 'sign-out' });
      return;
    }
    if (section === 'profile' || section === 'picture' || section === 'factor-on' || section === 'factor-off')
      bus.publish('session-asked', { ask: 'check' });
    await navigate('/account', { replace: true, keepScroll: true });
  };
  // Once shown, the proof fields stay.
  if ((problems['proof'] ?? problems['proofCode']) !== undefined && !showsProof) setShowsProof(true);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`/account#${place}`}
      noValidate
      onSubmit={submit}
      aria-busy={busy}
      aria-label={label}
    >
      <input type="hidden" name="do" value={section} />
      <FormProblem>{problems['form']}</FormProblem>
      {showsProof && (
        <Proof
          settings={data.settings}
          place={place}
          value={fields['proof'] ?? ''}
          error={problems['proof']}
          onChange={(value) => change({ proof: value })}
          hasPasskey={(data.passkeys ?? []).length > 0}
          onProven={() => {
            if (section === 'prove') void taken(null, fields);
            else form.current?.requestSubmit();
          }}
          code={{
            value: fields['proofCode'] ?? '',
            error: problems['proofCode'],
            onChange: (value) => change({ proofCode: value }),
          }}
        />
      )}
      {children({ fields, problems, busy, change: (name, value) => change({ [name]: value }) })}
    </form>
  );
}
