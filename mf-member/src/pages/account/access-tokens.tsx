import { Button, Checkbox, Field, HiddenText, Select } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { formatDate, siteTimeZone } from '@verandah/market';
import { useId, useState } from 'react';
import { safeParse } from 'valibot';
import { TextField } from '../../features/form/text-field.tsx';
import { madeTokenShape, type AccessToken } from './account.ts';
import styles from './account.module.css';
import { timeAgo } from './ago.ts';
import type { AccountData } from './data.ts';
import { Part, SectionForm } from './section.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { scopeField } from './token-scopes.ts';
import { lifetimes, scopeLabel, scopesFor, usualLifetime } from './token-words.ts';

export interface AccessTokensProps {
  readonly data: AccountData;
  readonly tokens: readonly AccessToken[];
}

const options = Object.entries(lifetimes).map(([value, label]) => ({ value, label }));

/** The member's access tokens, and a form for a new one, which is shown once. */
export function AccessTokens({ data, tokens }: AccessTokensProps) {
  const [made, setMade] = useState(data.madeToken ?? null);
  const problemId = useId();
  const now = useNow();
  const { isLive } = useServices();
  const { done } = data;
  return (
    <Part
      id="tokens"
      title="Access tokens"
      lead={
        <>
          For your own programs. A token ends when you revoke it, change your password or sign out of all other devices.
          {isLive('/developers') && (
            <>
              {' '}
              <a href="/developers">How to use the API</a>
            </>
          )}
        </>
      }
      done={done === 'token-add' || done === 'token-end'}
      doneForm={done ?? undefined}
    >
      {made !== null && <ShownSecret id="made-token" title="Your new access token" what="token" secret={made} />}
      {tokens.length > 0 && (
        <ul className={styles.list} aria-label="Access tokens">
          {tokens.map(({ id, name, ending, scopes, expiresAt, lastUsedAt }) => (
            <li key={id}>
              <span>
                {name}
                <span className={styles.small}>
                  ends in {ending}, {lastUsedAt === null ? 'never used' : `last used ${timeAgo(lastUsedAt, now)}`},{' '}
                  {Date.parse(expiresAt) > now ? 'expires' : 'expired'} {formatDate(expiresAt, siteTimeZone)}
                </span>
                <span className={styles.small}>{scopes.map((scope) => scopeLabel(scope)).join(' · ')}</span>
              </span>
              <SectionForm
                data={data}
                section="token-end"
                place="tokens"
                fields={{ accessToken: String(id) }}
                onTaken={() => {
                  setMade(null);
                  return false;
                }}
              >
                {({ busy }) => (
                  <>
                    <input type="hidden" name="accessToken" value={id} />
                    <Button type="submit" size="small" aria-disabled={busy}>
                      <span>
                        Revoke<HiddenText>: {name}</HiddenText>
                      </span>
                    </Button>
                  </>
                )}
              </SectionForm>
            </li>
          ))}
        </ul>
      )}
      {/* A token that was created leaves an empty form. */}
      <details key={made} open={data.refused?.section === 'token-add'}>
        <summary>Create an access token</summary>
        <SectionForm
          data={data}
          section="token-add"
          place="tokens"
          fields={{ tokenName: '', days: usualLifetime }}
          label="New access token"
          onTaken={(body) => {
            const read = safeParse(madeTokenShape, body);
            setMade(read.success ? read.output.token : null);
            return false;
          }}
        >
          {({ fields, problems, busy, change }) => (
            <>
              <TextField
                label="What it’s for"
                name="tokenName"
                autoComplete="off"
                maxLength={80}
                required
                value={fields['tokenName'] ?? ''}
                error={problems['tokenName']}
                onChange={(value) => change('tokenName', value)}
              />
              <fieldset className={styles.scopes} {...(problems['scopes'] && { 'aria-describedby': problemId })}>
                <legend>What it can do</legend>
                {scopesFor(data.settings).map(({ name, label }) => (
                  <Checkbox
                    key={name}
                    name={scopeField(name)}
                    value="yes"
                    label={label}
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
              <Field label="Expires">
                {(control) => (
                  <Select
                    {...control}
                    name="days"
                    value={fields['days']}
                    onChange={(event) => change('days', event.target.value)}
                    options={options}
                  />
                )}
              </Field>
              <Button type="submit" kind="primary" aria-disabled={busy}>
                Create token
              </Button>
            </>
          )}
        </SectionForm>
      </details>
    </Part>
  );
}
