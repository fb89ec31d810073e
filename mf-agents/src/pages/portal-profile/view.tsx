import { Avatar, ButtonLink, TextArea, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { phoneText } from '@verandah/market';
import { PictureEditor } from '../../features/own-picture/picture-editor.tsx';
import { SocialFields } from '../../features/portal/social-fields.tsx';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import type { PortalProfileQuery } from '../../graphql.ts';

/** What an agent writes about themselves. */
type OwnProfile = NonNullable<PortalProfileQuery['agentProfile']>;
export interface ProfileContent {
  readonly profile: OwnProfile;
  /** Of the public page. */
  readonly address: string;
  /** Why the portrait of a form without script was rejected; '' if none was. */
  readonly pictureProblem: string;
}

/** The form for an agent's public profile, and a link to it. */
export function ProfileView({ content: { profile, address, pictureProblem } }: { readonly content: ProfileContent }) {
  const { isLive } = useServices();
  const {
    name,
    portrait,
    title,
    bio,
    contactDetails,
    languages,
    areasOfExpertise,
    servicedLocations,
    socialLinks,
    video,
  } = profile;
  return (
    <div className={styles.section}>
      <div className={styles.actions}>
        {isLive(address) && (
          <ButtonLink href={address} size="small">
            View public profile
          </ButtonLink>
        )}
      </div>
      <PictureEditor
        kind="portrait"
        label="Portrait"
        hint="JPEG, PNG, WebP, AVIF or GIF, up to 25 MB. It’s shown as a circle."
        current={<Avatar name={name} picture={portrait} size="portrait" eager />}
        exists={portrait !== null}
        problem={pictureProblem}
      />
      <PortalForm name="profile" label="Profile">
        <div className={styles.row}>
          <FormField name="title" label="Title" hint="Such as Senior sales agent." given={title ?? ''} optional>
            {(control) => <TextInput {...control} maxLength={60} autoComplete="organization-title" />}
          </FormField>
          <FormField
            name="phone"
            label="Phone"
            hint="Shown on your public profile."
            given={contactDetails.phone === null ? '' : phoneText(contactDetails.phone)}
            optional
          >
            {(control) => <TextInput {...control} type="tel" maxLength={30} autoComplete="tel" />}
          </FormField>
        </div>
        <FormField name="bio" label="About you" hint="Leave a blank line between paragraphs." given={bio} optional>
          {(control) => <TextArea {...control} rows={8} maxLength={3000} />}
        </FormField>
        <FormField
          name="suburbs"
          label="Suburbs you work in"
          hint="One on each line, with state and postcode, such as Richmond, VIC 3121. Up to 20."
          given={servicedLocations.map(({ label }) => label).join('\n')}
          optional
        >
          {(control) => <TextArea {...control} rows={4} maxLength={2000} />}
        </FormField>
        <div className={styles.row}>
          <FormField
            name="areasOfExpertise"
            label="Areas of expertise"
            hint="One on each line, up to 12."
            given={areasOfExpertise.join('\n')}
            optional
          >
            {(control) => <TextArea {...control} rows={4} maxLength={800} />}
          </FormField>
          <FormField
            name="languages"
            label="Languages"
            hint="One on each line, up to 10."
            given={languages.join('\n')}
            optional
          >
            {(control) => <TextArea {...control} rows={4} maxLength={500} />}
          </FormField>
        </div>
        <SocialFields links={socialLinks} />
        <FormField name="video" label="Video" hint="A link to YouTube or Vimeo." given={video ?? ''} optional>
          {(control) => <TextInput {...control} type="url" maxLength={300} autoComplete="off" />}
        </FormField>
        <div className={styles.actions}>
          <SendButton>Save profile</SendButton>
        </div>
      </PortalForm>
    </div>
  );
}
