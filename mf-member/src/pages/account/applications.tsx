import { Button, Checkbox, Field, HiddenText, Select, TextArea } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useId, useState } from 'react';
import { safeParse } from 'valibot';
import { TextField } from '../../features/form/text-field.tsx';
import { shownSecretShape, type Application } from './account.ts';
import styles from './account.module.css';
import { applicationKinds } from './application-form.ts';
import type { AccountData } from './data.ts';
import { Part, SectionForm } from './section.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { applicationScopeNames, scopeField } from './token-scopes.ts';
import { scopeLabel } from './token-words.ts';

export interface ApplicationsProps {
  readonly data: AccountData;
  readonly applications: readonly Application[];
}

const options = Object.entries(applicationKinds).map(([value, label]) => ({ value, label }));
const sectionsHere = ['application-add', 'application-secret', 'application-end'] as const;

/** Applications that the member has registered, and a form for another one. */
export function Applications({ data, applications }: ApplicationsProps) {
  const [secret, setSecret] = useState(data.applicationSecret ?? null);
  const problemId = useId();
  const { isLive } = useServices();
  const done = sectionsHere.find((each) => each === data.done);
  const show = (body: unknown): false => {
    const read = safeParse(shownSecretShape, body);
    setSecret(read.success ? read.output.clientSecret : null);
    return false;
  };
  return (
    <Part
      id="applications"
      title="Your applications"
      lead={
        <>
          For developers: register an application that asks members for access to their accounts, by OAuth.
          {isLive('/developers') && (
            <>
              {' '}
              <a href="/developers">How to use the API</a>
            </>
          )}
        </>
      }
      done={done !== undefined}
      doneForm={done}
    >
      {secret !== null && (
        <ShownSecret id="application-secret" title="The application’s secret" what="secret" secret={secret} />
      )}
      {applications.length > 0 && (
        <ul className={styles.list} aria-label="Your applications">
          {applications.map(({ id, clientId, name, kind, redirectUris, scopes, hasSecret }) => (
            <li key={id}>
              <span>
                {name}
                <span className={styles.small}>
                  Client ID <code>{clientId}</code>
                </span>
                <span className={styles.small}>
                  {applicationKinds[kind]}
                  {kind === 'service' && !hasSecret && '. It needs a new secret.'}
                </span>
                {redirectUris.map((address) => (
                  <span key={address} className={styles.small}>
                    {address}
                  </span>
                ))}
                <span className={styles.small}>{scopes.map((scope) => scopeLabel(scope)).join(' · ')}</span>
              </span>
              {kind !== 'public' && (
                <SectionForm
                  data={data}
                  section="application-secret"
                  place="applications"
                  fields={{ application: String(id) }}
                  onTaken={show}
                >
                  {({ busy }) => (
                    <>
                      <input type="hidden" name="application" value={id} />
                      <Button type="submit" size="small" aria-disabled={busy}>
                        <span>
                          New secret<HiddenText>: {name}</HiddenText>
                        </span>
                      </Button>
                    </>
                  )}
                </SectionForm>
              )}
              <SectionForm
                data={data}
                section="application-end"
                place="applications"
                fields={{ application: String(id) }}
                onTaken={() => {
                  setSecret(null);
                  return false;
                }}
              >
                {({ busy }) => (
                  <>
                    <input type="hidden" name="application" value={id} />
                    <Button type="submit" size="small" aria-disabled={busy}>
                      <span>
                        Remove<HiddenText>: {name}</HiddenText>
                      </span>
                    </Button>
                  </>
                )}
              </SectionForm>
            </li>
          ))}
        </ul>
      )}
      {/* An application that was registered leaves an empty form. */}
      <details key={applications.length} open={data.refused?.section === 'application-add'}>
        <summary>Register an application</summary>
        <SectionForm
          data={data}
          section="application-add"
          place="applications"
          fields={{ applicationName: '', kind: 'public', redirectUris: '' }}
          label="New application"
          onTaken={show}
        >
          {({ fields, problems, busy, change }) => (
            <>
              <TextField
                label="Name, as members see it"
                name="applicationName"
                autoComplete="off"
                maxLength={80}
                required
                value={fields['applicationName'] ?? ''}
                error={problems['applicationName']}
                onChange={(value) => change('applicationName', value)}
              />
              <Field label="Kind">
                {(control) => (
                  <Select
                    {...control}
                    name="kind"
                    value={fields['kind']}
                    onChange={(event) => change('kind', event.target.value)}
                    options={options}
                  />
                )}
              </Field>
              <Field
                label="Redirect addresses"
                hint="One per line: https, or http://127.0.0.1 with any port. A service has none."
                error={problems['redirectUris']}
              >
                {(control) => (
                  <TextArea
                    {...control}
                    name="redirectUris"
                    rows={3}
                    maxLength={5000}
                    value={fields['redirectUris'] ?? ''}
                    onChange={(event) => change('redirectUris', event.target.value)}
                  />
                )}
              </Field>
              <fieldset className={styles.scopes} {...(problems['scopes'] && { 'aria-describedby': problemId })}>
                <legend>Access it can ask members for</legend>
                {applicationScopeNames.map((name) => (
                  <Checkbox
                    key={name}
                    name={scopeField(name)}
                    value="yes"
                    label={scopeLabel(name)}
                    checked={fields[scopeField(name)] === 'yes'}
                    onChange={(event) => change(scopeField(name), event.target.checked ? 'yes' : '')}
                  />
                ))}
                {problems['scopes'] && (
                  <p id={problemId} role="alert" className={styles.problem}>
                    {problems['scopes']}
                  </p>
                )}
              </fieldset>
              <Button type="submit" kind="primary" aria-disabled={busy}>
                Register application
              </Button>
            </>
          )}
        </SectionForm>
      </details>
    </Part>
  );
}
