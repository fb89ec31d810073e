import { Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useState, type ReactNode } from 'react';
import type { Problems } from '../../features/calls/outcome.ts';
import { browserRest } from '@verandah/areas';
import { useForm } from '@verandah/areas/actions';
import { callForm, whenTaken } from '../../features/form/call-form.ts';
import { FormProblem } from '../../features/form/form-problem.tsx';
import { act, checkSection, doneText, secretFields, type Section } from './action.ts';
import type { AccountData } from './data.ts';
import { Proof } from './proof.tsx';
import styles from './account.module.css';

/** A part of the account's page, with a place of its own. */
export const Part = ({
  id,
  title,
  lead,
  done,
  told = id as Section,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly done?: boolean;
  /** What was done, when it isn't called like the part. */ readonly told?: Section | undefined;
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
      {done && <Notice tone="success">{doneText[told]}</Notice>}
      {children}
    </div>
  </section>
);

type Values = Readonly<Record<string, string>>;

interface SectionFormProps {
  readonly data: AccountData;
  readonly section: Section;
  /** Its element on the page, when it has no part of its own. */
  readonly place?: string;
  readonly fields: Values;
  /** Names the form where it is alone; one of a row of a list needs none. */
  readonly label?: string;
  /** The API's response to a form that was taken. @returns whether the page is left as it is */
  onTaken?(body: unknown): boolean;
  children(parts: {
    readonly fields: Values;
    readonly problems: Problems;
    readonly busy: boolean;
    change(name: string, value: string): void;
  }): ReactNode;
}

/** One form of the page: posted without script, carried out in place with it. */
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
  const refused =
    data.refused?.section === section &&
    (section !== 'device' && section !== 'unlink'
      ? true
      : Object.entries(first).every(([name, value]) => data.refused?.fields[name] === value))
      ? data.refused
      : undefined;
  const {
    settings: { id, hasPassword },
  } = data;
  const [asksProof, setAsksProof] = useState(section === 'prove');
  const { fields, problems, busy, form, submit, change } = useForm<Values>({
    ...callForm,
    start: { fields: { ...first, proof: '', proofCode: '', ...refused?.fields }, problems: refused?.problems },
    check: (typed) => checkSection(section, typed, hasPassword),
    send: async (typed) =>
      whenTaken(await act(browserRest, section, id, typed, (error) => report(error, `account ${section}`)), taken),
  });
  const taken = async ({ body }: { readonly body: unknown }): Promise<void> => {
    if (onTaken?.(body) === true) return;
    bus.publish('notifications', { kind: 'success', text: doneText[section] });
    for (const name of [...Object.keys(first), 'proof', 'proofCode'])
      if (secretFields.includes(name)) change({ [name]: '' });
    setAsksProof(section === 'prove');
    if (section === 'delete') {
      bus.publish('session-asked', { ask: 'sign-out' });
      return;
    }
    if (section === 'profile' || section === 'picture' || section === 'factor-on' || section === 'factor-off')
      bus.publish('session-asked', { ask: 'check' });
    await navigate('/account', { replace: true, keepScroll: true });
  };
  // Once opened, it stays to be filled in.
  if ((problems['proof'] ?? problems['proofCode']) !== undefined && !asksProof) setAsksProof(true);
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
      {asksProof && (
        <Proof
          settings={data.settings}
          place={place}
          value={fields['proof'] ?? ''}
          error={problems['proof']}
          onChange={(value) => change({ proof: value })}
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
