import { RestoredNotice, useUnsaved } from '@verandah/areas/actions';
import { Button, ButtonLink, Checkbox, Field, Notice, Select, TextArea, TextInput } from '@verandah/design';
import { questionAddress, questionTopics } from '@verandah/market';
import { useRef } from 'react';
import { deleteMark, editAddress } from '../../features/thread/own-actions.tsx';
import styles from './edit.module.css';
import type { OwnPost } from '../../features/own/queries.ts';

export interface EditProblems {
  readonly title?: string;
  readonly text?: string;
  readonly topics?: string;
  readonly form?: string;
}
export interface EditData {
  readonly post: OwnPost;
  readonly problems: EditProblems;
  /** The visitor came to delete it. */
  readonly isDeleting: boolean;
}

const shortenText = (text: string): string => (text.length > 70 ? `${text.slice(0, 69)}…` : text);

/** The form for an own post. A plain form, the same with and without script. */
export function EditView({
  data: {
    post: { kind, postId, text, isVisible, isAnswered, question },
    problems,
    isDeleting,
  },
}: {
  readonly data: EditData;
}) {
  const address = editAddress(kind, postId);
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved(form, { place: address, isRejected: Object.keys(problems).length > 0 });
  const back = question.isVisible
    ? questionAddress(question.uri, kind === 'question' ? undefined : `${kind}-${postId}`)
    : '/questions/yours';
  return (
    <div className={styles.page}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <a href={back}>{question.title}</a>
      </nav>
      <h1 className={styles.title} tabIndex={-1}>
        Edit your {kind === 'question' && question.isDiscussion ? 'discussion' : kind}
      </h1>
      {!isVisible && (
        <Notice tone="warning">Our moderators have hidden this {kind}. You can delete it, but not edit it.</Notice>
      )}
      {problems.form && (
        <div role="alert">
          <Notice tone="danger">{problems.form}</Notice>
        </div>
      )}
      {isVisible && (
        <form ref={form} className={styles.form} method="post" action={address} noValidate>
          <RestoredNotice unsaved={unsaved} />
          {kind === 'question' &&
            (isAnswered ? (
              <p className={styles.locked}>
                <strong>{question.title}</strong>
                <br />
                You can’t change the title because people have answered.
              </p>
            ) : (
              <Field label="Title" error={problems.title} id="edit-title">
                {(control) => (
                  <TextInput
                    autoComplete="off"
                    {...control}
                    name="title"
                    maxLength={200}
                    defaultValue={question.title}
                    {...(problems.title ? { autoFocus: true } : {})}
                  />
                )}
              </Field>
            ))}
          <Field
            label={kind === 'question' ? 'Details' : `Your ${kind}`}
            optional={kind === 'question'}
            error={problems.text}
            id="edit-text"
          >
            {(control) => (
              <TextArea
                {...control}
                name="text"
                rows={8}
                maxLength={5500}
                defaultValue={text}
                {...(problems.text ? { autoFocus: true } : {})}
              />
            )}
          </Field>
          {kind === 'question' && (
            <fieldset className={styles.group}>
              <legend className={styles.legend}>Topics (up to three)</legend>
              <div className={styles.topics}>
                {questionTopics.map(({ name, label }) => (
                  <Checkbox
                    key={name}
                    name="topics"
                    value={name}
                    label={label}
                    defaultChecked={question.topics.includes(name)}
                  />
                ))}
              </div>
              {problems.topics && <Notice tone="danger">{problems.topics}</Notice>}
            </fieldset>
          )}
          {kind === 'question' && !question.isDiscussion && question.replies.length > 0 && (
            <Field label="Best answer">
              {(control) => (
                <Select
                  {...control}
                  name="best"
                  defaultValue={question.bestAnswerId ?? ''}
                  options={[
                    { value: '', label: 'None yet' },
                    ...question.replies.map(({ postId: id, text, author }) => ({
                      value: id,
                      label: `${author.name}: ${shortenText(text)}`,
                    })),
                  ]}
                />
              )}
            </Field>
          )}
          <div className={styles.actions}>
            <Button type="submit" kind="primary">
              Save
            </Button>
            <ButtonLink href={back}>Cancel</ButtonLink>
          </div>
        </form>
      )}
      {!(kind === 'question' && isAnswered) && (
        <details className={styles.delete} id={deleteMark} open={isDeleting}>
          <summary className={styles.summary}>Delete this {kind}</summary>
          <form method="post" action={address}>
            <input type="hidden" name="do" value="delete" />
            <p>This deletes it for everyone. You can’t undo this.</p>
            <Button type="submit" kind="danger">
              Delete permanently
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
