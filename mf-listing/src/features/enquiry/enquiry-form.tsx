import { Button, Checkbox, MailIcon, Notice, SenderFields } from '@verandah/design';
import type { TopicValue } from '@verandah/kit';
import type { EnquiryProblems, ListingStatusType } from '@verandah/market';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  emptyListingEnquiry,
  enquiryChoices,
  firstMessage,
  hasChoice,
  noChoices,
  type ListingEnquiry,
} from './choices.ts';
import { useEnquiry } from './use-enquiry.ts';
import { useInView } from './use-in-view.ts';
import styles from './enquiry-form.module.css';

interface EnquiryFormProps {
  readonly listingId: string;
  /** Reported for the statistics once the enquiry is sent. */
  readonly tracked: TopicValue<'tracked'>;
  /** The page's own address, to which the form posts without script. */
  readonly address: string;
  /** The property within a sentence: '12 Rose Street' or 'this property'. */
  readonly subject: string;
  readonly officeName: string;
  /** Decides what can be ticked. */
  readonly mode: ListingStatusType;
  readonly sent: boolean;
  readonly refused?:
    | { readonly fields: ListingEnquiry; readonly problems: EnquiryProblems; readonly failed: boolean }
    | undefined;
  /** The agent's telephone, shown when sending fails. */
  readonly call?: ReactNode;
}

/**
 * A message to the agent. It works without script. With script it is sent in place, once; if the network fails, the
 * draft stays.
 */
export function EnquiryForm({
  listingId,
  tracked,
  address,
  subject,
  officeName,
  mode,
  sent,
  refused,
  call,
}: EnquiryFormProps) {
  const thanks = useRef<HTMLHeadingElement>(null);
  const { fields, problems, state, form, beginsAt, change, submit, again } = useEnquiry(listingId, tracked, {
    fields: refused?.fields ?? { ...emptyListingEnquiry, message: firstMessage(subject, mode) },
    problems: refused?.problems ?? {},
    state: sent ? 'sent' : refused?.failed ? 'failed' : 'idle',
  });
  const { isInView, watch } = useInView();
  const wasSent = useRef(sent);
  useEffect(() => {
    if (state === 'sent' && !wasSent.current) thanks.current?.focus();
    wasSent.current = state === 'sent';
  }, [state]);

  if (state === 'sent') {
    return (
      <section className={styles.box} id="enquiry" aria-labelledby="enquiry-title">
        <h2 className={styles.title} id="enquiry-title" ref={thanks} tabIndex={-1}>
          Your enquiry has been received
        </h2>
        <Notice tone="success" live>
          {officeName} will reply to your message about {subject} by email or phone.
        </Notice>
        <Button onClick={() => again({ ...noChoices, message: '' })} className={styles.again}>
          Send another enquiry
        </Button>
      </section>
    );
  }
  return (
    <section
      className={styles.box}
      id="enquiry"
      aria-labelledby="enquiry-title"
      ref={watch}
      data-in-view={isInView || undefined}
    >
      <h2 className={styles.title} id="enquiry-title">
        Ask about {subject}
      </h2>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={`${address}#enquiry`}
        noValidate
        aria-busy={state === 'sending'}
        onSubmit={submit}
      >
        {problems.form && (
          <div tabIndex={-1} role="alert">
            <Notice tone="danger">{problems.form}</Notice>
          </div>
        )}
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>What would you like?</legend>
          {enquiryChoices(mode).map(({ name, label }) => (
            <Checkbox
              key={name}
              name={name}
              value="yes"
              label={label}
              checked={fields[name]}
              id={`enquiry-${name}`}
              onChange={(event) => change({ [name]: event.target.checked, message: fields.message })}
            />
          ))}
        </fieldset>
        {/* A page returned with validation errors focuses the first of them, without script too. */}
        <SenderFields
          id="enquiry"
          receiver={officeName}
          fields={fields}
          problems={problems}
          change={change}
          messageOptional={hasChoice(fields)}
          beginsAt={beginsAt}
        />
        {state === 'failed' && (
          <Notice tone="danger" live>
            We couldn’t confirm your message was sent. What you wrote is still here. Try again and we’ll only send it
            once.{call && <> Or call {call}.</>}
          </Notice>
        )}
        <Button type="submit" kind="primary" wide icon={MailIcon} aria-disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : state === 'failed' ? 'Try again' : 'Send enquiry'}
        </Button>
        <p className={styles.quiet} role="status">
          {state === 'sending' ? 'Sending your enquiry' : ''}
        </p>
      </form>
    </section>
  );
}
