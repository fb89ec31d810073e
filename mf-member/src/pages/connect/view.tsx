import { browserRest } from '@verandah/areas';
import { useForm } from '@verandah/areas/actions';
import { Button, ButtonLink } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { callForm, whenTaken } from '../../features/form/call-form.ts';
import { EntryPage } from '../../features/form/entry-page.tsx';
import { FormProblem } from '../../features/form/form-problem.tsx';
import { scopeLabel } from '../account/token-words.ts';
import styles from './connect.module.css';
import type { ConnectData, Consent } from './data.ts';
import { decide, nextOf, type Decision } from './decide.ts';

/** What an application requests, with the member's decision. */
export function ConnectView({ data }: { readonly data: ConnectData }) {
  const { consent, error, next } = data;
  if (consent === null)
    return (
      <EntryPage title="This application can’t be connected" others={error && <p>Error for its developer: {error}</p>}>
        <p>The request is invalid or has expired. Go back to the application and try again.</p>
      </EntryPage>
    );
  if (next !== null)
    return (
      <EntryPage title="One more step">
        <p>Continue to {consent.returnsTo} to finish.</p>
        <ButtonLink href={next} kind="primary" wide data-reload="">
          Continue
        </ButtonLink>
      </EntryPage>
    );
  return <Request data={data} consent={consent} />;
}

const Request = ({ data, consent }: { readonly data: ConnectData; readonly consent: Consent }) => (
  <EntryPage
    title={`Connect ${consent.application}?`}
    lead={`It asks to use your account ${consent.account}.`}
    others={
      <p>
        You can disconnect it at any time in <a href="/account#connections">your account</a>.
      </p>
    }
  >
    <div>
      <p id="scopes">{consent.application} could:</p>
      <ul className={styles.scopes} aria-labelledby="scopes">
        {consent.scopes.map(({ name, description }) => (
          <li key={name}>{scopeLabel(name, description)}</li>
        ))}
      </ul>
    </div>
    <p className={styles.small}>
      We don’t check applications: allow it only if you trust it. You’ll go to {consent.returnsTo}.
    </p>
    <DecisionForm data={data} decision="allow" label="Allow" />
    <DecisionForm data={data} decision="deny" label="Don’t allow" />
  </EntryPage>
);

function DecisionForm({
  data: { uid, problems: first },
  decision,
  label,
}: {
  readonly data: ConnectData;
  readonly decision: Decision;
  readonly label: string;
}) {
  const { report } = useServices();
  const { form, submit, busy, problems } = useForm<Readonly<Record<string, string>>>({
    ...callForm,
    start: { fields: { decision }, problems: decision === 'allow' ? first : {} },
    check: () => ({}),
    send: async () =>
      whenTaken(await decide(browserRest, uid, decision, (error) => report(error, 'decide consent')), ({ body }) =>
        window.location.assign(nextOf(body)),
      ),
  });
  return (
    <form ref={form} method="post" action={`/account/connect/${uid}`} onSubmit={submit} aria-busy={busy}>
      <FormProblem>{problems['form']}</FormProblem>
      <input type="hidden" name="decision" value={decision} />
      <Button type="submit" kind={decision === 'allow' ? 'primary' : 'secondary'} wide aria-disabled={busy}>
        {label}
      </Button>
    </form>
  );
}
