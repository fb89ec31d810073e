import { browserRest, type RestCall } from '@verandah/areas';
import { useWriteFailure } from '@verandah/areas/actions';
import { Button, Field, FileInput, Notice, useSubmission } from '@verandah/design';
import { unreachable } from '@verandah/graph';
import { useServices } from '@verandah/kit';
import { useState, type ReactNode } from 'react';
import styles from './own-picture.module.css';
import type * as Previews from './previews.ts';
import { accepted, readPicture, type ChosenPicture } from './read-picture.ts';

const kinds = {
  portrait: { path: '/rest/agents/own/portrait', page: '/agent-portal/profile', preview: 'Crop', megabytes: 25 },
  logo: { path: '/rest/agents/own/office/logo', page: '/agent-portal/office', preview: 'Whole', megabytes: 5 },
} as const;

interface PictureEditorProps {
  readonly kind: keyof typeof kinds;
  /** 'Portrait' */
  readonly label: string;
  readonly hint: string;
  /** What the public page shows now. */
  readonly current: ReactNode;
  readonly exists: boolean;
  /** Of a form that was sent without script. */
  readonly problem: string;
}

/**
 * Replaces or removes a picture. Script shows it before it is saved; its own script is loaded when a file is chosen.
 * Without script the file is sent unchanged.
 */
export function PictureEditor({ kind, label, hint, current, exists, problem }: PictureEditorProps) {
  const { path, page, preview, megabytes } = kinds[kind];
  const { navigate } = useServices();
  const { failureOf } = useWriteFailure({ kind });
  const { state, problems, submit, settle } = useSubmission(problem === '' ? {} : { problems: { picture: problem } });
  const [chosen, setChosen] = useState<{ readonly picture: ChosenPicture; readonly previews: typeof Previews } | null>(
    null,
  );
  const busy = state === 'sending';
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const [picture, previews] = await Promise.all([
      readPicture(file, megabytes),
      import('./previews.ts').catch(() => null), // shown below as unreachable
    ]);
    if (typeof picture === 'string' || !previews)
      return settle('rejected', { picture: typeof picture === 'string' ? picture : unreachable });
    settle('idle');
    setChosen({ picture, previews });
  };
  const send = (call: RestCall, done: string): Promise<unknown> =>
    submit(
      async () => {
        const { status, body } = await browserRest(call);
        if (status !== 200) return { picture: messageOf(status, body) };
        await navigate(`${page}?done=${done}`, { replace: true, keepScroll: true });
        return {};
      },
      (error) => failureOf(error, { unknown: { picture: unreachable } }),
    );
  const save = ({ file }: ChosenPicture, query: string): void =>
    void send({ method: 'POST', path: query === '' ? path : `${path}?${query}`, body: file }, kind);
  const Preview = chosen?.previews[preview];
  return (
    <section className={styles.editor} aria-label={label}>
      {chosen && Preview ? (
        <>
          <Preview
            picture={chosen.picture}
            busy={busy}
            onSave={(query) => save(chosen.picture, query)}
            onCancel={() => {
              settle('idle');
              setChosen(null);
            }}
          />
          {problems['picture'] && (
            <Notice tone="danger" live>
              {problems['picture']}
            </Notice>
          )}
        </>
      ) : (
        <div className={styles.current}>
          {current}
          <div className={styles.choose}>
            <form method="post" action={path} encType="multipart/form-data" className={styles.choose}>
              <Field label={label} hint={hint} error={problems['picture']}>
                {(control) => (
                  <FileInput
                    {...control}
                    name="picture"
                    text={exists ? 'Change picture' : 'Choose picture'}
                    accept={accepted}
                    onChange={(event) => {
                      void choose(event.currentTarget.files?.[0]);
                      event.currentTarget.value = '';
                    }}
                  />
                )}
              </Field>
              <noscript>
                <Button type="submit" size="small">
                  Upload
                </Button>
              </noscript>
            </form>
            {exists && (
              <form
                method="post"
                action={`${path}/remove`}
                encType="multipart/form-data"
                className={styles.remove}
                onSubmit={(event) => {
                  event.preventDefault();
                  void send({ method: 'DELETE', path }, `${kind}-removed`);
                }}
              >
                <Button type="submit" kind="quiet" size="small" aria-disabled={busy || undefined}>
                  Remove {kind}
                </Button>
              </form>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

/** Why the API took no picture, in words. */
function messageOf(status: number, body: unknown): string {
  if (status === 401) return 'You’ve been signed out. Sign in again in another tab, then save once more.';
  const { detail, errors } = (body ?? {}) as {
    readonly detail?: unknown;
    readonly errors?: readonly { readonly message?: unknown }[];
  };
  const message = errors?.[0]?.message ?? detail;
  return typeof message === 'string' && status < 500 ? message : unreachable;
}
