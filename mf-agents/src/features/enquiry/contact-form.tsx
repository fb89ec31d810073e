import { useForm, useMemberRead, visitDraft } from '@verandah/areas/actions';
import { Button, Field, HiddenText, MailIcon, Notice, Select, SenderFields, TextInput } from '@verandah/design';
import { useServices, type TopicValue } from '@verandah/kit';
import { phoneAddress, phoneText } from '@verandah/market';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import {
  contactKinds,
  bedroomChoices,
  checkContact,
  intentions,
  modes,
  timings,
  type ContactFields,
  type ContactKind,
  type EnquiryStart,
} from './fields.ts';
import { readSender } from './sender.ts';
import { sendContact, type ContactTarget } from './send-contact.ts';
import styles from './contact-form.module.css';

interface ContactFormProps {
  readonly target: ContactTarget;
  /** The page's own address, to which the form posts without script. */
  readonly address: string;
  /** For example 'Olivia Nakamura'. */
  readonly receiver: string;
  readonly phone: string | null;
  readonly start: EnquiryStart;
}

/** The tracking event of an enquiry that was sent to an agent or an office. */
const contactEvent = (target: ContactTarget, kind: ContactKind): TopicValue<'tracked'> => ({
  about: 'agent',
  event: {
    contentType: 'enquiry',
    extraData: kind,
    pageElementPosition: 'enquiry',
    ...('agentId' in target ? { agentId: Number(target.agentId) } : { officeId: Number(target.officeId) }),
  },
});

const titles: Readonly<Record<ContactKind, (receiver: string) => string>> = {
  message: (receiver) => `Ask ${receiver}`,
  appraisal: (receiver) => `Ask ${receiver} for an appraisal`,
  buyer: (receiver) => `Tell ${receiver} what you’re looking for`,
};

/**
 * A message, an appraisal or a buyer's requirements. The form works without script. With script it is sent in place,
 * once; if the network fails, the draft stays.
 */
export function ContactForm({ target, address, receiver, phone, start }: ContactFormProps) {
  const { graph, bus } = useServices();
  const sender = useMemberRead(readSender, {});
  const thanks = useRef<HTMLHeadingElement>(null);
  const [kind, setKind] = useState(start.kind);
  const { fields, problems, state, form, beginsAt, change, submit, again } = useForm<ContactFields>({
    start,
    kind: 'enquiry',
    fill: sender?.member ?? null,
    draft: visitDraft(`ask.${JSON.stringify(target)}`),
    check: (now) => checkContact(kind, now),
    send: (now, mark) => sendContact(graph, target, kind, now, mark),
    onSent: () => bus.publish('tracked', contactEvent(target, kind)),
  });
  const wasSent = useRef(state === 'sent');
  useEffect(() => {
    if (state === 'sent' && !wasSent.current) thanks.current?.focus();
    wasSent.current = state === 'sent';
  }, [state]);
  const choose = (event: MouseEvent<HTMLAnchorElement>, chosen: ContactKind) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setKind(chosen);
  };

  if (state === 'sent') {
    return (
      <section className={styles.box} id="enquiry" aria-labelledby="enquiry-title">
        <h2 className={styles.title} id="enquiry-title" ref={thanks} tabIndex={-1}>
          Your enquiry has been received
        </h2>
        <Notice tone="success" live>
          {receiver} will reply by email or phone.
        </Notice>
        <Button onClick={() => again({ message: '' })} className={styles.again}>
          Send another enquiry
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.box} id="enquiry" aria-labelledby="enquiry-title">
      <h2 className={styles.title} id="enquiry-title">
        {titles[kind](receiver)}
      </h2>
      <ul className={styles.kinds} aria-label="What’s this about?">
        {contactKinds.map(({ name, label }) => (
          <li key={name}>
            <a
              className={styles.kind}
              href={`${address}?ask=${name}#enquiry`}
              rel="nofollow"
              aria-current={name === kind || undefined}
              onClick={(event) => choose(event, name)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={`${address}?ask=${kind}#enquiry`}
        noValidate
        aria-busy={state === 'sending'}
        onSubmit={submit}
      >
        {problems.form && (
          <div tabIndex={-1} role="alert">
            <Notice tone="danger">{problems.form}</Notice>
          </div>
        )}
        <SenderFields
          id="enquiry"
          receiver={receiver}
          fields={fields}
          problems={problems}
          change={change}
          beginsAt={beginsAt}
        >
          {kind === 'appraisal' && <AppraisalFields fields={fields} problems={problems} change={change} />}
          {kind === 'buyer' && <BuyerFields fields={fields} problems={problems} change={change} />}
        </SenderFields>
        {state === 'failed' && (
          <Notice tone="danger" live>
            We couldn’t confirm your message was sent. What you wrote is still here. Try again and we’ll only send it
            once.
            {phone && (
              <>
                {' '}
                Or call <a href={phoneAddress(phone)}>{phoneText(phone)}</a>.
              </>
            )}
          </Notice>
        )}
        <Button type="submit" kind="primary" wide icon={MailIcon} aria-disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : state === 'failed' ? 'Try again' : 'Send enquiry'}
        </Button>
        <p role="status">
          <HiddenText>{state === 'sending' ? 'Sending your enquiry' : ''}</HiddenText>
        </p>
      </form>
    </section>
  );
}

interface PartProps {
  readonly fields: ContactFields;
  readonly problems: Readonly<Partial<Record<string, string>>>;
  change(changed: Partial<ContactFields>): void;
}

const AppraisalFields = ({ fields, problems, change }: PartProps) => (
  <>
    <Field label="Your property’s address" error={problems['address']} id="enquiry-address">
      {(control) => (
        <TextInput
          {...control}
          name="address"
          autoComplete="street-address"
          maxLength={200}
          required
          value={fields.address}
          onChange={(event) => change({ address: event.target.value })}
        />
      )}
    </Field>
    <Field label="What would you like to do?" id="enquiry-intention">
      {(control) => (
        <Select
          {...control}
          name="intention"
          options={intentions}
          value={fields.intention}
          onChange={(event) => change({ intention: event.target.value })}
        />
      )}
    </Field>
    <Field label="When" id="enquiry-timing">
      {(control) => (
        <Select
          {...control}
          name="timing"
          options={timings}
          value={fields.timing}
          onChange={(event) => change({ timing: event.target.value })}
        />
      )}
    </Field>
  </>
);

const BuyerFields = ({ fields, problems, change }: PartProps) => (
  <>
    <Field label="Buy or rent" id="enquiry-mode">
      {(control) => (
        <Select
          {...control}
          name="mode"
          options={modes}
          value={fields.mode}
          onChange={(event) => change({ mode: event.target.value })}
        />
      )}
    </Field>
    <Field label="Bedrooms" id="enquiry-bedrooms">
      {(control) => (
        <Select
          {...control}
          name="bedrooms"
          options={bedroomChoices}
          value={fields.bedrooms}
          onChange={(event) => change({ bedrooms: event.target.value })}
        />
      )}
    </Field>
    <Field
      label={fields.mode === 'rent' ? 'Maximum rent per week ($)' : 'Maximum price ($)'}
      optional
      error={problems['priceMaximum']}
      id="enquiry-price"
    >
      {(control) => (
        <TextInput
          autoComplete="off"
          {...control}
          name="priceMaximum"
          inputMode="numeric"
          maxLength={14}
          value={fields.priceMaximum}
          onChange={(event) => change({ priceMaximum: event.target.value })}
        />
      )}
    </Field>
  </>
);
