import { useForm } from '@verandah/areas/actions';
import { Button, Field, Notice, TextArea, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import {
  checkProfile,
  formatDate,
  profileField,
  profileGroups,
  rentalProfileAddress,
  siteTimeZone,
  type ProfileFieldName,
} from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import { FormProblem } from '../../features/form/form-problem.tsx';
import { actOnRenting, problemsOf, saveOwnProfile, savedAddress } from './action.ts';
import type { ProfileData } from './data.ts';
import { Documents } from './documents.tsx';
import { Frame } from './frame.tsx';
import styles from '../../features/sent/sent.module.css';

/** The member's rental profile: filled in once, sent to an office only when they apply. */
export function ProfileView({ data }: { readonly data: ProfileData }) {
  const { profile, done, documentProblem, refused } = data;
  return (
    <Frame
      title="Rental profile"
      tab="profile"
      lead="Fill it in once. It’s encrypted, and an office gets a copy only when you apply for one of its homes."
    >
      {done && <Notice tone="success">{done}</Notice>}
      <ProfileForm data={data} />
      {profile ? (
        <>
          <Documents documents={profile.documents} problem={documentProblem} />
          <section className={styles.part} aria-labelledby="delete">
            <h2 id="delete">Delete profile</h2>
            <p className={styles.meta}>
              We delete your profile and its documents on {formatDate(profile.expiresAt, siteTimeZone)} unless you use
              it again. Applications that you’ve sent stay with their offices until you withdraw them.
            </p>
            <ActionForm
              action={rentalProfileAddress}
              act={actOnRenting}
              fields={{ do: 'delete' }}
              refused={refused}
              sure={{ question: 'Delete your rental profile?', action: 'Delete profile' }}
            >
              <Button type="submit">Delete profile and documents</Button>
            </ActionForm>
          </section>
        </>
      ) : (
        <p className={styles.meta}>You can add documents once the profile is saved.</p>
      )}
    </Frame>
  );
}

/** The form, with a field for each entry of the profile. */
function ProfileForm({ data: { start, listing } }: { readonly data: ProfileData }) {
  const { graph, navigate } = useServices();
  const { fields, problems, busy, form, submit, change, startAt } = useForm({
    kind: 'rental profile',
    start,
    check: checkProfile,
    send: async (typed) => {
      const rejected = await saveOwnProfile(graph, typed);
      if (Object.keys(rejected).length > 0) return rejected;
      await navigate(savedAddress(listing), { replace: listing === '', keepScroll: listing === '' });
      return {};
    },
    problemsOf,
  });
  const control = (name: ProfileFieldName) => {
    const { label, most, lines, hint, required, kind, autoComplete = 'off' } = profileField(name);
    const given = {
      ...startAt(name),
      name,
      maxLength: most,
      autoComplete,
      value: fields[name],
      onChange: (event: { readonly target: { readonly value: string } }) => change({ [name]: event.target.value }),
    };
    return (
      <Field key={name} label={label} hint={hint} optional={required !== true} error={problems[name]}>
        {(wiring) =>
          lines === true ? (
            <TextArea {...wiring} {...given} rows={name === 'about' ? 5 : 3} />
          ) : (
            <TextInput
              {...wiring}
              {...given}
              type={kind === 'phone' ? 'tel' : 'text'}
              inputMode={kind === 'count' || kind === 'dollars' ? 'numeric' : undefined}
            />
          )
        }
      </Field>
    );
  };
  return (
    <form
      ref={form}
      method="post"
      // The page that shows the problems knows the home by its address, too.
      action={listing === '' ? rentalProfileAddress : `${rentalProfileAddress}?listing=${listing}`}
      noValidate
      className={styles.form}
      onSubmit={submit}
      aria-busy={busy}
      aria-label="Rental profile"
    >
      <input type="hidden" name="do" value="profile" />
      <input type="hidden" name="listing" value={listing} />
      <FormProblem>{problems.form}</FormProblem>
      {profileGroups.map(({ title, fields: names }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          {names.map(control)}
        </fieldset>
      ))}
      <div>
        <Button kind="primary" type="submit" aria-disabled={busy}>
          {listing === '' ? 'Save profile' : 'Save and continue'}
        </Button>
      </div>
    </form>
  );
}
