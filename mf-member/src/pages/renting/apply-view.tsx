import { Button, ButtonLink, Field, Notice, TextArea, TextInput } from '@verandah/design';
import {
  addressText,
  applicationRules,
  applyAddress,
  listingAddress,
  missingFields,
  permittedProfile,
  profileField,
  profileGroups,
  rentalProfileAddress,
} from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import { actOnRenting } from './action.ts';
import type { ApplyData } from './data.ts';
import { Frame } from './frame.tsx';
import { fieldsOf } from './queries.ts';
import { SentDetails } from './sent-details.tsx';
import styles from '../../features/sent/sent.module.css';

/** Why the home can't be applied for; '' if it can. */
function obstacleOf({ home }: ApplyData): string {
  if (home.statusType !== 'rent' || home.status !== 'available') return 'This home is no longer available to rent.';
  return home.office.takesApplications
    ? ''
    : `${home.office.name} doesn’t take applications here. Contact the agent to apply.`;
}

/** Everything that is sent, the purpose, and one button that agrees and sends. */
export function ApplyView({ data }: { readonly data: ApplyData }) {
  const { home, profile, key, refused } = data;
  const { office, address } = home;
  const obstacle = obstacleOf(data);
  const missing = profile ? missingFields(fieldsOf(profile)) : [];
  const profileHref = `${rentalProfileAddress}?listing=${home.id}`;
  return (
    <Frame title={`Apply for ${addressText(address)}`} lead={`Application to ${office.name}`}>
      {obstacle && (
        <Notice>
          {obstacle} <a href={listingAddress(home.uri)}>View home</a>
        </Notice>
      )}
      {!obstacle && (profile === null || missing.length > 0) && (
        <section className={styles.part}>
          <p>
            {profile === null
              ? 'Fill in your rental profile once. You can then apply for homes with it.'
              : `Add to your profile first: ${missing.map((name) => profileField(name).label).join(', ')}.`}
          </p>
          <div>
            <ButtonLink kind="primary" href={profileHref}>
              {profile === null ? 'Fill in profile' : 'Complete profile'}
            </ButtonLink>
          </div>
        </section>
      )}
      {!obstacle && profile !== null && missing.length === 0 && (
        <>
          <section className={styles.part} aria-labelledby="review">
            <h2 id="review">Review what’s sent</h2>
            <SentDetails details={sentDetails(profile, address.stateCode)} documents={profile.documents} />
            <p>
              <a href={profileHref}>Change profile or documents</a>
            </p>
          </section>
          <Rules stateCode={address.stateCode} />
          <ActionForm
            action={applyAddress(home.id)}
            act={actOnRenting}
            fields={{ do: 'apply', listing: home.id }}
            refused={refused}
            className={styles.form}
          >
            <input type="hidden" name="version" value={profile.version} />
            <input type="hidden" name="key" value={refused?.fields['key'] ?? key} />
            <Field label="Move-in day" optional>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  autoComplete="off"
                  name="moveInOn"
                  defaultValue={refused?.fields['moveInOn'] ?? home.rentalDetails?.availableOn ?? ''}
                />
              )}
            </Field>
            <Field label="Message to the agent" optional>
              {(control) => (
                <TextArea
                  {...control}
                  name="message"
                  rows={4}
                  maxLength={1000}
                  defaultValue={refused?.fields['message'] ?? ''}
                />
              )}
            </Field>
            <p>
              By sending, you agree that {office.name} receives your name, your email address and the details above, and
              uses them only to decide on this application. We delete it there{' '}
              {applicationRules(address.stateCode).days} days after the office declines it, 90 days after it approves it
              or you withdraw it, and after a year without a decision.
            </p>
            <div>
              <Button kind="primary" type="submit" name="consent" value="yes">
                Agree and send application
              </Button>
            </div>
          </ActionForm>
        </>
      )}
    </Frame>
  );
}

/** The filled fields that the state's rules permit. */
function sentDetails(profile: NonNullable<ApplyData['profile']>, stateCode: string | null) {
  const sent = permittedProfile(fieldsOf(profile), stateCode);
  return profileGroups.flatMap(({ fields }) =>
    fields.flatMap((name) => (sent[name] === '' ? [] : [{ label: profileField(name).label, text: sent[name] }])),
  );
}

/** What the state's rules forbid, with their source. */
function Rules({ stateCode }: { readonly stateCode: string | null }) {
  const { forbidden, omits, form, note, sources } = applicationRules(stateCode);
  if (sources.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="rules">
      <h2 id="rules">Your rights in {stateCode}</h2>
      {forbidden.length > 0 && (
        <p>
          Agents must not ask you about {forbidden.slice(0, -1).join(', ')} or {forbidden.at(-1)}.
        </p>
      )}
      {omits.length > 0 && (
        <p>We leave out of your profile: {omits.map((name) => profileField(name).label).join(', ')}.</p>
      )}
      {form && <p>The office may also need the state’s own form, {form}. You can add it to your documents.</p>}
      {note && <p>{note}</p>}
      <p>
        <a href={sources[0]}>Source</a>
      </p>
    </section>
  );
}
