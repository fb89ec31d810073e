import { useWriteFailure } from '@verandah/areas/actions';
import { Field, FileInput, TextInput, useHydrated, useSubmission } from '@verandah/design';
import { unreachable } from '@verandah/graph';
import { photoAddress } from '@verandah/market';
import { useState } from 'react';
import styles from './editor.module.css';
import { fileProblem, imageTypes, uploadImage } from './upload-image.ts';

/** Width in pixels in which images are in the text of a post. */
const width = 960;

/** Markdown of an image. Brackets and line breaks would end its description. */
export const imageMarkdown = (key: string, description: string): string =>
  `![${description.replace(/[[\]\\\s]+/g, ' ').trim()}](${photoAddress(key, width, 'webp')})`;

/** Puts a paragraph where the cursor of a text field is. */
function insertParagraph(field: HTMLTextAreaElement, text: string): void {
  const { selectionEnd: at, value } = field;
  const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
  const start = before === '' ? '' : `${before}\n\n`;
  field.value = `${start}${text}\n\n${after}`;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
  field.setSelectionRange(start.length + text.length, start.length + text.length);
}

/**
 * Adds an image with its description to the text of a post, where the cursor is. Needs script.
 * @param target id of the text field
 */
export function TextImage({ target }: { readonly target: string }) {
  const hydrated = useHydrated();
  const [description, setDescription] = useState('');
  const [added, setAdded] = useState(false);
  const { failureOf } = useWriteFailure({ kind: 'post-image' });
  const {
    state,
    problems: { description: missing, file: problem },
    submit,
    settle,
  } = useSubmission();
  const busy = state === 'sending';
  if (!hydrated) return null;
  const send = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return;
    setAdded(false);
    if (description.trim().length < 3)
      return settle('rejected', { description: 'Describe the image for people who can’t see it.' });
    const wrong = fileProblem(file);
    if (wrong) return settle('rejected', { file: wrong });
    await submit(
      async () => {
        const sent = await uploadImage(file);
        if ('problem' in sent) return { file: sent.problem };
        const field = document.getElementById(target);
        if (field instanceof HTMLTextAreaElement) insertParagraph(field, imageMarkdown(sent.key, description));
        setDescription('');
        setAdded(true);
        return {};
      },
      (error) => failureOf(error, { unknown: { file: unreachable } }),
    );
  };
  return (
    <fieldset className={styles.coverField} aria-busy={busy}>
      <legend>Image in the text</legend>
      <Field
        label="Description"
        hint="Describe the image for people who can’t see it, then choose it. It’s added where the cursor is."
        error={missing}
        id="text-image-alt"
      >
        {(control) => (
          <TextInput
            autoComplete="off"
            {...control}
            maxLength={200}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <Field label="Image for the text" error={problem} id="text-image-file">
        {(control) => (
          <FileInput
            {...control}
            text="Add image"
            accept={imageTypes}
            disabled={busy}
            onChange={(event) => {
              void send(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        )}
      </Field>
      <p className={styles.about} role="status">
        {busy ? 'Uploading image…' : added ? 'Image added to the text.' : ''}
      </p>
    </fieldset>
  );
}
