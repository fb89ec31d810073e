import type { FormHandle } from '@verandah/areas/actions';
import {
  Button,
  Field,
  HiddenText,
  Icon,
  Notice,
  Radio,
  RatingInput,
  Select,
  TextArea,
  TextInput,
  WarningIcon,
} from '@verandah/design';
import type { ReviewFields } from './review-fields.ts';
import { agentFactors, reviewRoles, type ReviewRole } from './words.ts';
import styles from './review-form.module.css';

interface ReviewFormProps {
  readonly form: FormHandle<ReviewFields>;
  /** Address that handles the form without script. */
  readonly address: string;
  readonly agentName: string;
  readonly roles: readonly ReviewRole[];
  /** The agent's listings to choose from; empty where the listing is given or not needed. */
  readonly listings: readonly { readonly id: string; readonly label: string }[];
  /** Signature of the review, for authors without an account. */
  readonly signed?: string | undefined;
}

/** Stars, role and text about an agent. Works without script. */
export function ReviewForm({
  form: { fields, problems, state, form, beginsAt, startAt, change, submit },
  address,
  agentName,
  roles,
  listings,
  signed,
}: ReviewFormProps) {
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={address}
      noValidate
      aria-busy={state === 'sending'}
      onSubmit={submit}
    >
      {problems.form && (
        <div tabIndex={-1} role="alert">
          <Notice tone="danger">{problems.form}</Notice>
        </div>
      )}
      <fieldset
        className={styles.group}
        role="radiogroup"
        {...(problems.role && { 'aria-invalid': true, 'aria-describedby': 'role-problem' })}
      >
        <legend className={styles.legend}>How did you work with {agentName}?</legend>
        {reviewRoles
          .filter(({ value }) => roles.includes(value))
          .map(({ value, sentence }, index) => (
            <Radio
              key={value}
              name="role"
              value={value}
              label={sentence}
              checked={fields.role === value}
              onChange={() => change({ role: value })}
              {...(index === 0 ? startAt('role') : {})}
            />
          ))}
        {problems.role && (
          <p className={styles.error} id="role-problem">
            <Icon shape={WarningIcon} />
            {problems.role}
          </p>
        )}
      </fieldset>
      <RatingInput
        name="rating"
        label="Overall rating"
        value={Number(fields.rating)}
        error={problems.rating}
        startsHere={beginsAt === 'rating'}
        onChange={(stars) => change({ rating: String(stars) })}
      />
      <details open={agentFactors.some(({ value }) => fields[value] !== '')}>
        <summary className={styles.summary}>{`Rate ${agentName} in detail (optional)`}</summary>
        <div className={styles.factors}>
          {agentFactors.map(({ value, label }) => (
            <RatingInput
              key={value}
              name={value}
              label={label}
              size="small"
              optional
              value={Number(fields[value])}
              onChange={(stars) => change({ [value]: String(stars) })}
            />
          ))}
        </div>
      </details>
      {listings.length > 0 && (
        <Field label="Which property is this about?" optional error={problems.listing}>
          {(control) => (
            <Select
              {...control}
              {...startAt('listing')}
              name="listing"
              value={fields.listing}
              options={[
                { value: '', label: 'None of these' },
                ...listings.map(({ id, label }) => ({ value: id, label })),
              ]}
              onChange={(event) => change({ listing: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Heading" optional error={problems.title}>
        {(control) => (
          <TextInput
            autoComplete="off"
            {...control}
            {...startAt('title')}
            name="title"
            maxLength={120}
            value={fields.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Your review"
        hint="What went well and what didn’t? Please leave out addresses, phone numbers and other people’s names."
        error={problems.text}
      >
        {(control) => (
          <TextArea
            {...control}
            {...startAt('text')}
            name="text"
            rows={7}
            maxLength={4000}
            required
            value={fields.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      {signed !== undefined && (
        <Field label="Your name" hint="Shown with your review." error={problems.name}>
          {(control) => (
            <TextInput
              {...control}
              {...startAt('name')}
              name="name"
              autoComplete="name"
              maxLength={100}
              value={fields.name}
              placeholder={signed}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
      )}
      {state === 'failed' && (
        <Notice tone="danger" live>
          We couldn’t confirm your review was sent. What you wrote is still here. Try again and we’ll only send it once.
        </Notice>
      )}
      <p className={styles.note}>
        We check every review before it’s published. The agent can reply, and anyone can report a review.
      </p>
      <div>
        <Button type="submit" kind="primary" aria-disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : state === 'failed' ? 'Try again' : 'Send review'}
        </Button>
      </div>
      <p role="status">
        <HiddenText>{state === 'sending' ? 'Sending your review' : ''}</HiddenText>
      </p>
    </form>
  );
}
