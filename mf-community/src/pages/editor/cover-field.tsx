import { useWriteFailure } from '@verandah/areas/actions';
import { Button, Field, FileInput, TextInput, useHydrated, useSubmission } from '@verandah/design';
import { unreachable } from '@verandah/graph';
import { photoAddress } from '@verandah/market';
import { useEffect, useRef, useState } from 'react';
import { fileProblem, imageTypes, uploadImage } from './upload-image.ts';
import type { EditorProblems } from './load.ts';
import styles from './editor.module.css';

/**
 * The picture of a post and its alternative text. Script uploads the picture when it is chosen; it becomes part of the
 * post when the post is saved.
 */
export function CoverField({
  cover: saved,
  alt,
  problems,
  focused,
}: {
  readonly cover: string;
  readonly alt: string;
  readonly problems: EditorProblems;
  readonly focused: boolean;
}) {
  const hydrated = useHydrated();
  const [cover, setCover] = useState(saved);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (cover !== saved) field.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [cover, saved]);
  const { failureOf } = useWriteFailure({ kind: 'cover' });
  const {
    state,
    problems: { cover: problem },
    submit,
    settle,
  } = useSubmission({ problems: problems.cover === undefined ? {} : { cover: problems.cover } });
  const busy = state === 'sending';
  const send = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return;
    const wrong = fileProblem(file);
    if (wrong) return settle('rejected', { cover: wrong });
    await submit(
      async () => {
        const sent = await uploadImage(file);
        if ('problem' in sent) return { cover: sent.problem };
        setCover(sent.key);
        return {};
      },
      (error) => failureOf(error, { unknown: { cover: unreachable } }),
    );
  };
  return (
    <fieldset className={styles.coverField} aria-busy={busy}>
      <legend>Cover image</legend>
      {/* A restored draft sets its image by an event. */}
      <input
        ref={field}
        type="hidden"
        name="cover"
        value={cover}
        data-saved={saved}
        onInput={(event) => setCover(event.currentTarget.value)}
      />
      {cover !== '' && (
        <img className={styles.thumb} src={photoAddress(cover, 320, 'webp')} alt={alt} width={320} height={180} />
      )}
      <p className={styles.about} role="status">
        {busy ? 'Uploading image…' : cover !== saved && cover !== '' ? 'Image uploaded. Save the post to keep it.' : ''}
      </p>
      {hydrated ? (
        <Field
          label="Image file"
          optional
          hint="JPEG, PNG, WebP, AVIF or GIF. At least 1280 pixels wide works best. Shown at 16:9."
          error={problem}
          id="post-cover"
        >
          {(control) => (
            <FileInput
              {...control}
              text={cover === '' ? 'Choose image' : 'Change image'}
              accept={imageTypes}
              disabled={busy}
              onChange={(event) => {
                void send(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          )}
        </Field>
      ) : (
        <p className={styles.about}>Turn on JavaScript to upload an image.</p>
      )}
      {cover !== '' && hydrated && (
        <div>
          <Button size="small" onClick={() => setCover('')}>
            Remove image
          </Button>
        </div>
      )}
      <Field
        label="Image description"
        optional={cover === ''}
        hint="Describe the image for people who can’t see it. Required with an image."
        error={problems.coverAlt}
        id="post-cover-alt"
      >
        {(control) => (
          <TextInput
            autoComplete="off"
            {...control}
            name="coverAlt"
            maxLength={200}
            defaultValue={alt}
            {...(focused ? { autoFocus: true } : {})}
          />
        )}
      </Field>
    </fieldset>
  );
}
