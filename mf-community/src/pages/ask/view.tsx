import { useForm, visitDraft } from '@verandah/areas/actions';
import { Button, Checkbox, Field, Icon, Notice, Radio, TextArea, TextInput, WarningIcon } from '@verandah/design';
import { signInHref, useLocation, useServices, useSession } from '@verandah/kit';
import { mostQuestionTopics, questionAddress, questionsAddress, questionTopics } from '@verandah/market';
import { useRef, useState } from 'react';
import { PlaceInput } from '../../features/places/place-input.tsx';
import { checkAsk, topicsOf, type AskFields, type AskProblems } from './fields.ts';
import { sendQuestion } from './send.ts';
import { SimilarQuestions } from './similar.tsx';
import styles from './ask.module.css';
import type { FoundPlace } from '../../features/places/find-place.ts';

export interface AskData {
  readonly fields: AskFields;
  /** Validation errors of a form sent without script. */
  readonly problems: AskProblems;
  /** Suburbs that the typed location may mean. */
  readonly choices: readonly FoundPlace[];
  /** The form was sent without a session. */
  readonly signedOut: boolean;
  readonly refused: boolean;
}

/** The form for a question. */
export function AskView({ data }: { readonly data: AskData }) {
  const { graph, navigate } = useServices();
  const uri = useRef('');
  const { search } = useLocation();
  const { signedIn } = useSession();
  const [choices, setChoices] = useState(data.choices);
  const { fields, problems, state, form, change, submit, renew } = useForm({
    start: { fields: data.fields, problems: data.problems },
    kind: 'ask',
    draft: visitDraft(`ask${search}`),
    signIn: { reason: 'ask', message: 'Sign in to ask. We’ve saved your question.' },
    check: checkAsk,
    async send(typed, mark) {
      const outcome = await sendQuestion(graph, typed, `ask-${mark}`);
      if (!('uri' in outcome)) {
        setChoices(outcome.choices);
        if (outcome.arrived) renew();
        return outcome.problems;
      }
      uri.current = outcome.uri;
      return {};
    },
    onSent: () => void navigate(questionAddress(uri.current)),
  });
  const sending = state === 'sending' || state === 'sent';
  const chosen = topicsOf(fields.topics);
  const word = fields.discussion ? 'discussion' : 'question';
  const choose = (label: string): void => {
    setChoices([]);
    change({ place: label });
  };
  return (
    <div className={styles.page}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <a href={questionsAddress()}>Questions</a>
      </nav>
      <h1 className={styles.title} tabIndex={-1}>
        Ask the locals
      </h1>
      <p className={styles.lead}>Anyone can read questions and answers.{!signedIn && ' Sign in to ask or answer.'}</p>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action="/questions/ask"
        noValidate
        aria-busy={sending}
        onSubmit={submit}
      >
        {problems.form && (
          <div tabIndex={-1} role="alert">
            <Notice tone="danger">{problems.form}</Notice>
          </div>
        )}
        {data.signedOut && (
          <Notice tone="warning">
            You’ve been signed out, but your question is still here.{' '}
            <a href={signInHref('/questions/ask', 'ask')} target="_blank" rel="noreferrer">
              Sign in in a new tab
            </a>
            , then ask it.
          </Notice>
        )}
        <fieldset className={styles.group}>
          <legend className={styles.legend}>What would you like to post?</legend>
          <Radio
            name="discussion"
            value="no"
            label="A question for locals to answer"
            checked={!fields.discussion}
            onChange={() => change({ discussion: false })}
          />
          <Radio
            name="discussion"
            value="yes"
            label="A discussion to hear opinions"
            checked={fields.discussion}
            onChange={() => change({ discussion: true })}
          />
        </fieldset>
        <Field
          label={fields.discussion ? 'What is it about?' : 'Your question'}
          hint="Keep it short, as you’d ask a neighbour."
          error={problems.title}
          id="ask-title"
        >
          {(control) => (
            <TextInput
              autoComplete="off"
              {...control}
              name="title"
              maxLength={200}
              required
              value={fields.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <SimilarQuestions title={fields.title} location={null} />
        <Field
          label="Details"
          optional
          hint="What would help locals answer? Please leave out names and phone numbers."
          error={problems.content}
          id="ask-content"
        >
          {(control) => (
            <TextArea
              {...control}
              name="content"
              rows={5}
              maxLength={5500}
              value={fields.content}
              onChange={(event) => change({ content: event.target.value })}
            />
          )}
        </Field>
        <Field label="Suburb" error={problems.place} id="ask-place">
          {(control) => (
            <PlaceInput
              control={control}
              name="place"
              required
              value={fields.place}
              onChange={(place) => change({ place })}
            />
          )}
        </Field>
        {choices.length > 0 && (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>Which one do you mean?</legend>
            {choices.map(({ label, slug }) => (
              <Radio key={slug} name="slug" value={slug} label={label} onChange={() => choose(label)} />
            ))}
          </fieldset>
        )}
        <Field
          label="Street"
          optional
          hint="Only if it’s about a particular street."
          error={problems.street}
          id="ask-street"
        >
          {(control) => (
            <TextInput
              autoComplete="off"
              {...control}
              name="street"
              maxLength={90}
              value={fields.street}
              onChange={(event) => change({ street: event.target.value })}
            />
          )}
        </Field>
        <fieldset className={styles.group} aria-describedby={problems.topics ? 'ask-topics-error' : undefined}>
          <legend className={styles.legend}>
            Topics <span className={styles.about}>(optional, up to {mostQuestionTopics})</span>
          </legend>
          <div className={styles.topics}>
            {questionTopics.map(({ name, label }) => (
              <Checkbox
                key={name}
                name="topics"
                value={name}
                label={label}
                checked={chosen.includes(name)}
                onChange={(event) =>
                  change({
                    topics: (event.target.checked ? [...chosen, name] : chosen.filter((each) => each !== name)).join(
                      ',',
                    ),
                  })
                }
              />
            ))}
          </div>
          {problems.topics && (
            <p className={styles.error} id="ask-topics-error">
              <Icon shape={WarningIcon} />
              {problems.topics}
            </p>
          )}
        </fieldset>
        {state === 'failed' && (
          <Notice tone="danger" live>
            We couldn’t confirm your {word} was posted. What you wrote is still here. Try again and we’ll only post it
            once.
          </Notice>
        )}
        <div>
          <Button type="submit" kind="primary" aria-disabled={sending}>
            {sending ? 'Posting…' : state === 'failed' ? 'Try again' : `Post ${word}`}
          </Button>
        </div>
      </form>
    </div>
  );
}
