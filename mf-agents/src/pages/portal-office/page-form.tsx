import { ButtonLink, Field, OfficeMark, TextArea, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { officeAddress, phoneText } from '@verandah/market';
import { useId, useState, type CSSProperties } from 'react';
import { PictureEditor } from '../../features/own-picture/picture-editor.tsx';
import { FormField, PortalForm, SendButton, useFormState } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { SocialFields } from '../../features/portal/social-fields.tsx';
import { neutralColour } from './neutral-colour.ts';
import type { OwnOffice } from './own-office.ts';

interface Props {
  readonly office: OwnOffice;
  /** Why the logo of a form without script was rejected; '' if none was. */
  readonly pictureProblem: string;
}

/** The form for an office's public page, its logo, and a link to the page. */
export function PageForm({ office, pictureProblem }: Props) {
  const { isLive } = useServices();
  const { slug, name, logo, phone, address, about, brandColour, socialLinks } = office;
  return (
    <section className={styles.section} aria-labelledby="page-title">
      <div className={styles.line}>
        <h2 id="page-title">Public page</h2>
        {isLive(officeAddress(slug)) && (
          <ButtonLink href={officeAddress(slug)} size="small">
            View public page
          </ButtonLink>
        )}
      </div>
      <PictureEditor
        kind="logo"
        label="Logo"
        hint="JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. It’s shown on white."
        current={
          <div style={{ '--brand': brandColour ?? neutralColour } as CSSProperties}>
            <OfficeMark name={name} logo={logo} size="large" />
          </div>
        }
        exists={logo !== null}
        problem={pictureProblem}
      />
      <PortalForm name="page" id="page-form" label="Public page">
        <FormField
          name="about"
          label="About the office"
          hint="Leave a blank line between paragraphs."
          given={about}
          optional
        >
          {(control) => <TextArea {...control} rows={8} maxLength={3000} />}
        </FormField>
        <div className={styles.row}>
          <FormField name="phone" label="Phone" given={phone === null ? '' : phoneText(phone)} optional>
            {(control) => <TextInput {...control} type="tel" maxLength={30} autoComplete="off" />}
          </FormField>
          <FormField name="address" label="Address" given={address ?? ''} optional>
            {(control) => <TextInput {...control} maxLength={200} autoComplete="off" />}
          </FormField>
        </div>
        <BrandColour name={name} given={brandColour} />
        <SocialFields links={socialLinks} />
        <div className={styles.actions}>
          <SendButton>Save public page</SendButton>
        </div>
      </PortalForm>
    </section>
  );
}

/** The browser's control for a colour, and what the office looks like with it. */
function BrandColour({ name, given }: { readonly name: string; readonly given: string | null }) {
  const form = useFormState();
  const id = useId();
  const start = form.value('brandColour', given ?? neutralColour) || neutralColour;
  const [colour, setColour] = useState(start);
  return (
    <Field
      label="Brand colour"
      hint="White text must be readable on it."
      error={form.problem('brandColour')}
      id={`brandColour${id}`}
    >
      {(control) => (
        <span className={styles.colour} style={{ '--brand': colour } as CSSProperties}>
          <input
            {...control}
            type="color"
            name="brandColour"
            defaultValue={start}
            onInput={(event) => setColour(event.currentTarget.value)}
          />
          <span className={styles.brand} aria-hidden="true">
            {name}
          </span>
        </span>
      )}
    </Field>
  );
}
