import type { EnquiryField, EnquiryFields, EnquiryProblems } from '@verandah/market';
import type { ReactNode } from 'react';
import { Icon } from '../base/icon.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { TextArea, TextInput } from './text-input.tsx';
import styles from './sender-fields.module.css';

interface SenderFieldsProps {
  readonly fields: EnquiryFields;
  readonly problems: EnquiryProblems;
  /** Recipient of the details: 'Pelican Homes'. */
  readonly receiver: string;
  /** Prefix of the controls' ids: 'enquiry'. */
  readonly id: string;
  /** The field that is focused when the page loads. */
  readonly beginsAt?: string | undefined;
  /** The message is optional: the ticked boxes are enough. */
  readonly messageOptional?: boolean;
  change(changed: Partial<EnquiryFields>): void;
  /** Further fields of this kind of enquiry, before the message. */
  readonly children?: ReactNode;
}

/** The sender, the message, and the consent to a reply: the same in every enquiry. */
export function SenderFields({
  fields,
  problems,
  receiver,
  id,
  beginsAt,
  messageOptional = false,
  change,
  children,
}: SenderFieldsProps) {
  const wrong = (name: EnquiryField): object => (beginsAt === name ? { autoFocus: true } : {});
  return (
    <>
      <Field label="Name" error={problems.name} id={`${id}-name`}>
        {(control) => (
          <TextInput
            {...control}
            {...wrong('name')}
            name="name"
            autoComplete="name"
            maxLength={100}
            required
            value={fields.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label="Email" error={problems.email} id={`${id}-email`}>
        {(control) => (
          <TextInput
            {...control}
            {...wrong('email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            value={fields.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label="Phone" optional error={problems.phone} id={`${id}-phone`}>
        {(control) => (
          <TextInput
            {...control}
            {...wrong('phone')}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            value={fields.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
        )}
      </Field>
      {children}
      <Field label="Message" optional={messageOptional} error={problems.message} id={`${id}-message`}>
        {(control) => (
          <TextArea
            {...control}
            {...wrong('message')}
            name="message"
            rows={4}
            maxLength={3000}
            required={!messageOptional}
            value={fields.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
      <div>
        <Checkbox
          name="consent"
          value="yes"
          label={`Pass my details on to ${receiver} to answer this enquiry`}
          checked={fields.consent}
          id={`${id}-consent`}
          required
          onChange={(event) => change({ consent: event.target.checked })}
          {...wrong('consent')}
          {...(problems.consent && { 'aria-invalid': true, 'aria-describedby': `${id}-consent-error` })}
        />
        {problems.consent && (
          <p className={styles.error} id={`${id}-consent-error`}>
            <Icon shape={WarningIcon} />
            {problems.consent}
          </p>
        )}
        <p className={styles.hint}>
          We won’t use them for anything else. <a href="/about/privacy">How we handle your details</a>
        </p>
      </div>
    </>
  );
}
