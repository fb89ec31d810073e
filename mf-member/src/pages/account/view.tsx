import { Button, ButtonLink, DownloadIcon, Field, HiddenText, Notice, TextArea } from '@verandah/design';
import { useNow, useServices } from '@verandah/kit';
import { PasswordField } from '../../features/form/password-field.tsx';
import { TextField } from '../../features/form/text-field.tsx';
import styles from './account.module.css';
import { Contents } from './contents.tsx';
import type { AccountData } from './data.ts';
import { EmailAddress } from './email-address.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import {
  LazyAccessTokens,
  LazyApplications,
  LazyConnections,
  LazyDeleteAccount,
  LazyPasskeys,
  LazyPicture,
  LazyPushDevices,
  LazySecondFactor,
  LazySecurityHistory,
} from './lazy-sections.tsx';
import { Part, SectionForm } from './section.tsx';
import { timeAgo } from './ago.ts';

/** The member's settings, each section with a form of its own. */
export function AccountView({ data }: { readonly data: AccountData }) {
  const {
    settings: { id, name, email, emailVerified, bio, username, hasPassword, proven, linkedSignIns },
    devices,
    providers,
    done,
    problem,
  } = data;
  const { isLive } = useServices();
  const now = useNow();
  const linked = new Set(linkedSignIns.map(({ provider }) => provider));
  const others = devices.filter(({ current }) => !current);
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>Your account</h1>
        <p className={styles.whose}>
          {email}
          {emailVerified && ' (confirmed)'}
          {isLive(`/user/${username}`) && (
            <>
              {' '}
              · <a href={`/user/${encodeURIComponent(username)}`}>Your public profile</a>
            </>
          )}
          {' · '}
          <a href="/following">Following</a>
          {' · '}
          <a href="/renting">Renting</a>
          {' · '}
          <a href="/offers">Offers</a>
          {' · '}
          <a href="/user-history">Recently viewed homes</a>
        </p>
      </div>

      {problem && <Notice tone="danger">{problem}</Notice>}
      <Contents data={data} />

      <Part
        id="profile"
        title="Profile"
        lead="This appears with your questions and reviews."
        done={done === 'profile' || done === 'picture'}
      >
        <LazyPicture data={data} />
        <SectionForm data={data} section="profile" fields={{ name, bio }} label="Profile">
          {({ fields, problems, busy, change }) => (
            <>
              <TextField
                label="Name"
                name="name"
                autoComplete="name"
                maxLength={80}
                required
                value={fields['name'] ?? ''}
                error={problems['name']}
                onChange={(value) => change('name', value)}
              />
              <Field label="About you" optional error={problems['bio']}>
                {(control) => (
                  <TextArea
                    {...control}
                    name="bio"
                    rows={4}
                    maxLength={1000}
                    value={fields['bio'] ?? ''}
                    onChange={(event) => change('bio', event.target.value)}
                  />
                )}
              </Field>
              <Button type="submit" kind="primary" aria-disabled={busy}>
                Save profile
              </Button>
            </>
          )}
        </SectionForm>
      </Part>

      <Part
        id="mails"
        title="Notifications"
        lead="Choose what you hear about and how. We’ll always send emails you ask for, such as a password reset."
        done={done === 'mails'}
      >
        <NotificationSettings data={data} />
      </Part>

      {data.push && (
        <Part
          id="push"
          title="Notifications on your devices"
          lead="Get notifications even when Verandah isn’t open. They stop when you sign out on the device."
          done={done === 'push-device'}
          doneForm="push-device"
        >
          <LazyPushDevices data={data} push={data.push} />
        </Part>
      )}

      <EmailAddress data={data} />

      <Part
        id="password"
        title="Password"
        lead="Changing your password signs you out on all other devices."
        done={done === 'password'}
      >
        <SectionForm data={data} section="password" fields={{ currentPassword: '', password: '' }} label="Password">
          {({ fields, problems, busy, change }) => (
            <>
              <input type="hidden" name="username" autoComplete="username" value={email ?? username} />
              {hasPassword && (
                <PasswordField
                  label="Current password"
                  name="currentPassword"
                  autoComplete="current-password"
                  value={fields['currentPassword'] ?? ''}
                  error={problems['currentPassword']}
                  onChange={(value) => change('currentPassword', value)}
                />
              )}
              <PasswordField
                label="New password"
                name="password"
                autoComplete="new-password"
                hint="At least 8 characters. Three or four unrelated words are easy to remember."
                value={fields['password'] ?? ''}
                error={problems['password']}
                onChange={(value) => change('password', value)}
              />
              <Button type="submit" kind="primary" aria-disabled={busy}>
                {hasPassword ? 'Change password' : 'Set password'}
              </Button>
            </>
          )}
        </SectionForm>
      </Part>

      {data.passkeys && <LazyPasskeys data={data} passkeys={data.passkeys} />}

      <LazySecondFactor data={data} />

      {(linkedSignIns.length > 0 || providers.length > 0) && (
        <Part id="unlink" title="Other ways to sign in" done={done === 'unlink' || done === 'prove'}>
          <ul className={styles.list}>
            {linkedSignIns.map(({ provider, label, linkedAt }) => (
              <li key={provider}>
                <span>
                  {label}
                  <span className={styles.small}>Linked {timeAgo(linkedAt, now)}</span>
                </span>
                <SectionForm data={data} section="unlink" fields={{ provider }} label={label}>
                  {({ busy }) => (
                    <>
                      <input type="hidden" name="provider" value={provider} />
                      <Button type="submit" size="small" aria-disabled={busy} aria-label={`Unlink ${label}`}>
                        Unlink
                      </Button>
                    </>
                  )}
                </SectionForm>
              </li>
            ))}
            {providers
              .filter((provider) => !linked.has(provider.name))
              .map(({ name: provider, label }) => (
                <li key={provider}>
                  <span>{label}</span>
                  {proven && (
                    <ButtonLink
                      size="small"
                      data-reload=""
                      href={`/auth/social/${provider}?link=1&returnTo=/account`}
                      aria-label={`Link ${label}`}
                    >
                      Link
                    </ButtonLink>
                  )}
                </li>
              ))}
          </ul>
          {!proven && providers.some((provider) => !linked.has(provider.name)) && (
            <>
              {hasPassword && (
                <p className={styles.lead}>
                  It’s been a while since you signed in. Enter your password to link another way to sign in.
                </p>
              )}
              <SectionForm data={data} section="prove" place="unlink" fields={{}} label="Confirm it’s you">
                {({ busy }) =>
                  hasPassword && (
                    <Button type="submit" aria-disabled={busy}>
                      Continue
                    </Button>
                  )
                }
              </SectionForm>
            </>
          )}
        </Part>
      )}

      <Part
        id="devices"
        title="Devices"
        lead="Devices where you’re signed in."
        done={done === 'devices' || done === 'device'}
      >
        <ul className={styles.list}>
          {devices.map(({ id: session, device, current, usedAt }) => (
            <li key={session} id={`device-${session}`} className={styles.device}>
              <span>
                {device}
                <span className={styles.small}>{current ? 'This device' : `Last used ${timeAgo(usedAt, now)}`}</span>
              </span>
              {!current && (
                <SectionForm data={data} section="device" place="devices" fields={{ session }}>
                  {({ busy }) => (
                    <>
                      <input type="hidden" name="session" value={session} />
                      <Button type="submit" size="small" aria-disabled={busy}>
                        <span>
                          Sign out<HiddenText>: {device}</HiddenText>
                        </span>
                      </Button>
                    </>
                  )}
                </SectionForm>
              )}
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <SectionForm data={data} section="devices" fields={{}} label="All other devices">
            {({ busy }) => (
              <Button type="submit" aria-disabled={busy}>
                Sign out of all other devices
              </Button>
            )}
          </SectionForm>
        )}
      </Part>

      {data.history && <LazySecurityHistory data={data} events={data.history} />}

      {data.connections && <LazyConnections data={data} connections={data.connections} />}

      {data.tokens && <LazyAccessTokens data={data} tokens={data.tokens} />}

      {data.applications && <LazyApplications data={data} applications={data.applications} />}

      <Part id="data" title="Your data" lead="Download everything we hold about you as a JSON file.">
        <div>
          <ButtonLink
            icon={DownloadIcon}
            href={`/rest/member/${id}/export`}
            download="verandah-account.json"
            data-reload=""
          >
            Download my data
          </ButtonLink>
        </div>
      </Part>

      <LazyDeleteAccount data={data} />
    </div>
  );
}
