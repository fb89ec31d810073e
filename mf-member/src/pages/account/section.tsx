import { Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { ReactNode } from 'react';
import type { Problems } from '../../features/calls/outcome.ts';
import { browserRest } from '../../features/calls/rest.ts';
import { FormProblem } from '../../features/form/form-problem.tsx';
import { useForm, type SentForm } from '../../features/form/use-form.ts';
import { act, checkSection, doneText, secretFields, type Section } from './act.ts';
import type { AccountData } from './data.ts';
import styles from './account.module.css';

/** A part of the account's page, with a place of its own. */
export const Part = ({ id, title, lead, done, children }: { readonly id: string; readonly title: string; readonly lead?: ReactNode; readonly done?: boolean; readonly children: ReactNode }) => (
  <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
    <div>
      <h2 className={styles.partTitle} id={`${id}-title`}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    <div className={styles.body}>
      {done && <Notice tone="success">{doneText[id as Section]}</Notice>}
      {children}
    </div>
  </section>
);

type Values = Readonly<Record<string, string>>;

interface SectionFormProps {
  readonly data: AccountData;
  readonly section: Section;
  /** Where on the page it stands, when it has no part of its own. */
  readonly place?: string;
  readonly fields: Values;
  /** Names the form where it stands alone; one of a row of a list needs none. */
  readonly label?: string;
  children(parts: { readonly fields: Values; readonly problems: Problems; readonly busy: boolean; change(name: string, value: string): void }): ReactNode;
}

/** One form of the page: posted without script, carried out in place with it. */
export function SectionForm({ data, section, place = section, fields: first, label, children }: SectionFormProps) {
  const { report, bus, navigate } = useServices();
  const refused = data.refused?.section === section && (section !== 'device' && section !== 'unlink' ? true : Object.entries(first).every(([name, value]) => data.refused?.fields[name] === value)) ? data.refused : undefined;
  const { settings: { id, hasPassword } } = data;
  const sent: SentForm<Values> = useForm<Values>({
    fields: { ...first, ...refused?.fields }, problems: refused?.problems, check: (typed) => checkSection(section, typed, hasPassword),
    send: (typed) => act(browserRest, section, id, typed, (error) => report(error, `account ${section}`)),
    taken: async () => {
      bus.publish('notifications', { kind: 'success', text: doneText[section] });
      for (const name of Object.keys(first)) if (secretFields.includes(name)) sent.change(name, '');
      if (section === 'delete') {
        bus.publish('session-asked', { ask: 'sign-out' });
        return;
      }
      if (section === 'profile' || section === 'picture') bus.publish('session-asked', { ask: 'check' });
      await navigate('/account', { replace: true, keepScroll: true });
    },
  });
  const { fields, problems, busy, form, submit, change } = sent;
  return (
    <form ref={form} className={styles.form} method="post" action={`/account#${place}`} noValidate onSubmit={submit} aria-busy={busy} aria-label={label}>
      <input type="hidden" name="do" value={section} />
      <FormProblem>{problems.form}</FormProblem>
      {children({ fields, problems, busy, change: (name, value) => change(name, value) })}
    </form>
  );
}
