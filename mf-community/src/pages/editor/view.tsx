import { RestoredNotice, useUnsaved } from '@verandah/areas/actions';
import { Badge, Button, ButtonLink, Field, Notice, TextArea, TextInput } from '@verandah/design';
import { postAddress } from '@verandah/market';
import { Cover } from '../../features/posts/cover.tsx';
import { RichText } from '../../features/rich-text/rich-text.tsx';
import { useEffect, useRef } from 'react';
import { editorAddress, editorNames, type EditorData, type EditorName } from './load.ts';
import { CoverField } from './cover-field.tsx';
import { TextImage } from './text-image.tsx';
import styles from './editor.module.css';

/** The editor of a post, with a preview of what is in its fields. A plain form, the same with and without script. */
export function EditorView({
  data: { draft, fields, preview, isPreview, problems, saved },
}: {
  readonly data: EditorData;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const address = editorAddress(draft?.id ?? null);
  const unsaved = useUnsaved(form, { place: address, isRejected: isPreview || Object.keys(problems).length > 0 });
  useEffect(() => {
    if (isPreview) heading.current?.focus();
  }, [isPreview, preview]);
  const published = draft?.publishedAt != null;
  // A rejected form returns as a new page, which focuses the first field with an error.
  const first = editorNames.find((name) => problems[name]);
  const focused = (name: EditorName) => (name === first ? { autoFocus: true } : {});
  return (
    <div className={styles.page}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <a href="/blog/editor">Posts</a>
      </nav>
      <h1 className={styles.title} tabIndex={-1}>
        {draft ? draft.title : 'New post'}{' '}
        {draft && <Badge tone={published ? 'accent' : 'outline'}>{published ? 'Published' : 'Draft'}</Badge>}
      </h1>
      {saved && (
        <Notice tone="success">Saved. {published && draft && <a href={postAddress(draft.slug)}>View post</a>}</Notice>
      )}
      {problems.form && (
        <div role="alert" tabIndex={-1} {...{ autoFocus: true }}>
          <Notice tone="danger">{problems.form}</Notice>
        </div>
      )}
      <div className={styles.columns}>
        <form ref={form} className={styles.form} method="post" action={address} noValidate>
          <RestoredNotice unsaved={unsaved} />
          <input type="hidden" name="version" value={fields.version} />
          <Field label="Title" error={problems.title} id="post-title">
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                name="title"
                maxLength={200}
                defaultValue={fields.title}
                {...focused('title')}
              />
            )}
          </Field>
          <Field
            label="Summary"
            optional
            hint="One or two sentences, shown in lists and search results."
            error={problems.summary}
            id="post-summary"
          >
            {(control) => (
              <TextArea
                {...control}
                name="summary"
                rows={2}
                maxLength={400}
                defaultValue={fields.summary}
                {...focused('summary')}
              />
            )}
          </Field>
          <Field label="Topic" optional error={problems.topic} id="post-topic">
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                name="topic"
                maxLength={60}
                defaultValue={fields.topic}
                {...focused('topic')}
              />
            )}
          </Field>
          {draft &&
            (published ? (
              <p className={styles.about}>Address: {postAddress(draft.slug)} (can’t be changed after publishing)</p>
            ) : (
              <Field
                label="Address"
                hint="Lower-case words joined by hyphens, shown after /blog/."
                error={problems.slug}
                id="post-slug"
              >
                {(control) => (
                  <TextInput
                    {...control}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    name="slug"
                    maxLength={100}
                    defaultValue={fields.slug}
                    {...focused('slug')}
                  />
                )}
              </Field>
            ))}
          <CoverField
            key={fields.cover}
            cover={fields.cover}
            alt={fields.coverAlt}
            problems={problems}
            focused={first === 'coverAlt'}
          />
          <Field
            label="Text"
            hint="Markdown: ## for a heading, ** for bold, - for lists, [text](https://…) for links. Add images below."
            error={problems.markdown}
            id="post-markdown"
          >
            {(control) => (
              <TextArea
                {...control}
                className={styles.markdown}
                name="markdown"
                rows={22}
                defaultValue={fields.markdown}
                {...focused('markdown')}
              />
            )}
          </Field>
          <TextImage target="post-markdown" />
          <div className={styles.actions}>
            <Button type="submit" name="do" value="save" kind="primary">
              Save
            </Button>
            <Button type="submit" name="do" value="preview">
              Preview
            </Button>
            {!published && (
              <Button type="submit" name="do" value="publish">
                Save and publish
              </Button>
            )}
            {published && (
              <Button type="submit" name="do" value="withdraw">
                Unpublish
              </Button>
            )}
            <ButtonLink href="/blog/editor" kind="quiet">
              Close
            </ButtonLink>
          </div>
          {draft && !published && (
            <details className={styles.delete}>
              <summary className={styles.summary}>Delete this draft</summary>
              <Button type="submit" name="do" value="delete">
                Delete permanently
              </Button>
            </details>
          )}
        </form>
        <section className={styles.preview} aria-labelledby="preview">
          <h2 className={styles.heading} id="preview" tabIndex={-1} ref={heading}>
            Preview
          </h2>
          {isPreview && <p className={styles.about}>Not saved yet.</p>}
          {preview.length > 0 || isPreview ? (
            <article className={styles.post}>
              <h3 className={styles.postTitle}>{fields.title || 'Untitled post'}</h3>
              {fields.summary && <p className={styles.postLead}>{fields.summary}</p>}
              {fields.cover && (
                <Cover
                  cover={fields.cover}
                  alt={fields.coverAlt}
                  topic={fields.topic}
                  seed={draft?.slug ?? fields.title}
                />
              )}
              <RichText nodes={preview} />
            </article>
          ) : (
            <p className={styles.about}>Preview the post to see it as readers will.</p>
          )}
        </section>
      </div>
    </div>
  );
}
