import { useForm, useWriteFailure, visitDraft } from '@verandah/areas/actions';
import {
  Button,
  ButtonLink,
  Field,
  Notice,
  Radio,
  RatingInput,
  TextArea,
  TextInput,
  useSubmission,
} from '@verandah/design';
import { signInHref, useNavigate, useServices, useSession } from '@verandah/kit';
import { locationAddress, writeLocationReviewAddress } from '@verandah/market';
import { CrumbLinks } from '../../features/places/crumb-links.tsx';
import { placeCrumbs } from '../../features/places/crumbs.ts';
import { factors, relations } from '../../features/reviews/review.ts';
import { checkReview, emptyReview, type ReviewFields } from '../../features/writing/fields.ts';
import { deleteReview } from '../../features/writing/queries.ts';
import { sendReview } from '../../features/writing/send-review.ts';
import { cachedPlaces } from '../place/cached-places.ts';
import type { WriteReviewData } from './data.ts';
import styles from './write-review.module.css';

/** The form for a review. The draft is stored while typing, and survives signing in. Works without script. */
export function WriteReviewView({
  data: { place, signedIn: drawnSignedIn, own, refused },
}: {
  readonly data: WriteReviewData;
}) {
  const { slug, name, label } = place;
  const { graph } = useServices();
  const session = useSession();
  const signedIn = session.known ? session.signedIn : drawnSignedIn;
  const navigate = useNavigate();
  const address = writeLocationReviewAddress(slug);
  const reviews = locationAddress(slug, 'reviews');
  const { failureOf } = useWriteFailure({ kind: 'review' });
  const removal = useSubmission();
  const done = () => {
    cachedPlaces.forget(slug);
    void navigate(reviews);
  };
  const { fields, problems, state, form, change, submit } = useForm<ReviewFields>({
    kind: 'review',
    draft: visitDraft(`review.${slug}`),
    signIn: { reason: 'review', message: 'Sign in to publish your review. We’ve saved what you wrote.' },
    check: checkReview,
    start: {
      fields: refused?.fields ?? own?.fields ?? emptyReview,
      problems: refused?.problems ?? {},
    },
    send: (typed, mark) => sendReview(graph, slug, own?.id ?? null, typed, mark),
    onSent: done,
  });
  const remove = async () => {
    if (!own || removal.state === 'sent') return;
    await removal.submit(async () => {
      await graph.write(deleteReview, { id: own.id });
      done();
      return {};
    }, failureOf);
  };
  const stars = (field: keyof ReviewFields) => Number(fields[field]) || undefined;
  return (
    <div className={styles.page}>
      <CrumbLinks
        crumbs={[...placeCrumbs(place, null), { name: own ? 'Edit your review' : 'Review', href: address }]}
      />
      <h1 className={styles.title} tabIndex={-1}>
        {own ? `Edit your review of ${name}` : `What is it like to live in ${name}?`}
      </h1>
      {!signedIn && (
        <Notice>
          You’ll need an account to publish a review. <a href={signInHref(address, 'review')}>Sign in</a> before you
          start, or when you’re ready to post.
        </Notice>
      )}
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
          aria-invalid={problems.relation ? true : undefined}
          aria-describedby={problems.relation ? 'relation-error' : undefined}
        >
          <legend className={styles.legend}>How do you know {name}?</legend>
          <div className={styles.radios}>
            {relations.map(({ value, label: text }) => (
              <Radio
                key={value}
                name="relation"
                value={value}
                label={text}
                checked={fields.relation === value}
                onChange={() => change({ relation: value })}
              />
            ))}
          </div>
          {problems.relation && (
            <p className={styles.error} id="relation-error">
              {problems.relation}
            </p>
          )}
        </fieldset>
        <RatingInput
          name="rating"
          label="Overall rating"
          value={stars('rating')}
          error={problems.rating}
          onChange={(value) => change({ rating: String(value) })}
        />
        <Field
          label="Your review"
          hint="At least 20 characters. What would you tell a friend who’s thinking of moving there?"
          error={problems.text}
        >
          {(control) => (
            <TextArea
              {...control}
              name="text"
              rows={6}
              maxLength={5000}
              required
              value={fields.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
        <Field label="Title" optional error={problems.title}>
          {(control) => (
            <TextInput
              autoComplete="off"
              {...control}
              name="title"
              maxLength={120}
              value={fields.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <div className={styles.two}>
          <Field label="Pros" hint="One per line, up to six" optional error={problems.pros}>
            {(control) => (
              <TextArea
                {...control}
                name="pros"
                rows={3}
                value={fields.pros}
                onChange={(event) => change({ pros: event.target.value })}
              />
            )}
          </Field>
          <Field label="Cons" hint="One per line, up to six" optional error={problems.cons}>
            {(control) => (
              <TextArea
                {...control}
                name="cons"
                rows={3}
                value={fields.cons}
                onChange={(event) => change({ cons: event.target.value })}
              />
            )}
          </Field>
        </div>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            Stars by topic <span className={styles.optional}>(optional)</span>
          </legend>
          <div className={styles.factors}>
            {factors.map(({ factor, label: text }) => (
              <RatingInput
                key={factor}
                size="small"
                optional
                name={`factor-${factor}`}
                label={text}
                value={stars(`factor-${factor}`)}
                onChange={(value) => change({ [`factor-${factor}`]: String(value) })}
              />
            ))}
          </div>
        </fieldset>
        {state === 'failed' && (
          <Notice tone="danger" live>
            We couldn’t confirm your review was published. What you wrote is still here. Try again and we’ll only
            publish it once.
          </Notice>
        )}
        <p className={styles.hint}>
          Your review and name will appear on {label}’s page. You can edit or delete it later.
        </p>
        <div className={styles.actions}>
          <Button type="submit" kind="primary" aria-disabled={state === 'sending'}>
            {state === 'sending' ? 'Sending…' : own ? 'Save review' : 'Publish review'}
          </Button>
          <ButtonLink kind="quiet" href={locationAddress(slug)}>
            Back to {name}
          </ButtonLink>
        </div>
      </form>
      {own && (
        <form
          className={styles.remove}
          method="post"
          action={address}
          onSubmit={(event) => {
            event.preventDefault();
            void remove();
          }}
        >
          <input type="hidden" name="do" value="delete" />
          <details>
            <summary>Delete your review</summary>
            <Button
              type="submit"
              size="small"
              aria-disabled={removal.state === 'sending' || removal.state === 'sent' || undefined}
            >
              Delete permanently
            </Button>
          </details>
          {removal.state === 'failed' && (
            <Notice tone="danger" live>
              We couldn’t delete it. Please try again.
            </Notice>
          )}
        </form>
      )}
    </div>
  );
}
