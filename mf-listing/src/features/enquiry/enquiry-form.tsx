import { Button, Checkbox, Field, Icon, MailIcon, Notice, TextArea, TextInput, WarningIcon } from '@verandah/design';
import { useEffect, useRef, type ReactNode } from 'react';
import { emptyEnquiry, enquiryFieldNames, type EnquiryFields, type EnquiryProblems } from './enquiry.ts';
import { useEnquiry } from './use-enquiry.ts';
import styles from './enquiry-form.module.css';

interface EnquiryFormProps {
  readonly listingId: string;
  /** The page's own address: the form posts to it without script. */
  readonly address: string;
  /** The property inside a sentence: '12 Rose Street' or 'this property'. */
  readonly subject: string;
  readonly officeName: string;
  readonly sent: boolean;
  readonly refused?: { readonly fields: EnquiryFields; readonly problems: EnquiryProblems; readonly failed: boolean } | undefined;
  /** The agent's telephone, for when sending fails. */
  readonly call?: ReactNode;
}

/** A message to the agent. Works without script; with it, it is sent in place, once, and kept if the network fails. */
export function EnquiryForm({ listingId, address, subject, officeName, sent, refused, call }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  const { fields, problems, state, refusals, change, send, again } = useEnquiry(listingId, {
    fields: refused?.fields ?? { ...emptyEnquiry, message: '' }, problems: refused?.problems ?? {}, state: sent ? 'sent' : refused?.failed ? 'failed' : 'writing',
  });
  const first = enquiryFieldNames.find((name) => problems[name]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(first ? `[name="${first}"]` : '[role="alert"]')?.focus();
    // Once for each refusal, not when a problem has been mended.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusals]);
  const wasSent = useRef(sent);
  useEffect(() => {
    if (state === 'sent' && !wasSent.current) thanks.current?.focus();
    wasSent.current = state === 'sent';
  }, [state]);

  if (state === 'sent') {
    return (
      <section className={styles.box} id="enquiry" aria-labelledby="enquiry-title">
        <h2 className={styles.title} id="enquiry-title" ref={thanks} tabIndex={-1}>Your enquiry has been received</h2>
        <Notice tone="success" live>Your message about {subject} is kept for {officeName}, to answer by e-mail or telephone.</Notice>
        <Button onClick={again} className={styles.again}>Write another message</Button>
      </section>
    );
  }
  // A page that comes back with problems starts at the first of them, also without script.
  const wrong = (name: keyof EnquiryFields): object => (refused && refusals === 0 && name === first ? { autoFocus: true } : {});
  return (
    <section className={styles.box} id="enquiry" aria-labelledby="enquiry-title">
      <h2 className={styles.title} id="enquiry-title">Ask about {subject}</h2>
      <form
        ref={form} className={styles.form} method="post" action={`${address}#enquiry`} noValidate aria-busy={state === 'sending'}
        onSubmit={(event) => { event.preventDefault(); void send(); }}
      >
        {problems.form && <div tabIndex={-1} role="alert"><Notice tone="danger">{problems.form}</Notice></div>}
        <Field label="Name" error={problems.name} id="enquiry-name">
          {(control) => <TextInput {...control} {...wrong('name')} name="name" autoComplete="name" maxLength={100} required value={fields.name} onChange={(event) => change('name', event.target.value)} />}
        </Field>
        <Field label="E-mail" error={problems.email} id="enquiry-email">
          {(control) => <TextInput {...control} {...wrong('email')} name="email" type="email" inputMode="email" autoComplete="email" maxLength={254} required value={fields.email} onChange={(event) => change('email', event.target.value)} />}
        </Field>
        <Field label="Phone" optional error={problems.phone} id="enquiry-phone">
          {(control) => <TextInput {...control} {...wrong('phone')} name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={30} value={fields.phone} onChange={(event) => change('phone', event.target.value)} />}
        </Field>
        <Field label="Message" error={problems.message} id="enquiry-message">
          {(control) => <TextArea {...control} {...wrong('message')} name="message" rows={4} maxLength={3000} required value={fields.message} onChange={(event) => change('message', event.target.value)} />}
        </Field>
        <div>
          <Checkbox
            name="consent" value="yes" label={`Pass my details on to ${officeName} to answer this enquiry`} checked={fields.consent} id="enquiry-consent" required
            onChange={(event) => change('consent', event.target.checked)} {...wrong('consent')}
            {...(problems.consent && { 'aria-invalid': true, 'aria-describedby': 'enquiry-consent-error' })}
          />
          {problems.consent && <p className={styles.error} id="enquiry-consent-error"><Icon shape={WarningIcon} />{problems.consent}</p>}
          <p className={styles.hint}>Used for nothing else. <a href="/about/privacy">How we handle your details</a></p>
        </div>
        {state === 'failed' && (
          <Notice tone="danger" live>
            We couldn’t reach the server, so we don’t know whether your message arrived. Nothing you wrote is lost: try again, it is sent once only.{call && <> Or call {call}.</>}
          </Notice>
        )}
        <Button type="submit" kind="primary" wide icon={MailIcon} aria-disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : state === 'failed' ? 'Try again' : 'Send enquiry'}
        </Button>
        <p className={styles.quiet} role="status">{state === 'sending' ? 'Sending your enquiry' : ''}</p>
      </form>
    </section>
  );
}
