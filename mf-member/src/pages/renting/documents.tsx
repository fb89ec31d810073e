import { browserRest } from '@verandah/areas';
import { useWriteFailure } from '@verandah/areas/actions';
import { Button, Field, FileInput, HiddenText, Select, useSubmission } from '@verandah/design';
import { useServices } from '@verandah/kit';
import {
  documentKinds,
  documentTypes,
  mostDocumentBytes,
  mostDocuments,
  rentalProfileAddress,
  type DocumentKind,
} from '@verandah/market';
import { useState } from 'react';
import { problemsOf, unreachable } from '../../features/calls/outcome.ts';
import type { OwnProfile } from './queries.ts';
import { documentText } from './sent-details.tsx';
import styles from '../../features/sent/sent.module.css';

const address = '/rest/member/rental-documents';
const kinds = Object.entries(documentKinds) as [DocumentKind, string][];

interface DocumentsProps {
  readonly documents: OwnProfile['documents'];
  /** Of a form that was sent without script. */
  readonly problem: string;
}

/** The documents of a profile. With script a file is sent once it is chosen; without, forms post to the API. */
export function Documents({ documents, problem }: DocumentsProps) {
  const { navigate } = useServices();
  const { failureOf } = useWriteFailure({ kind: 'rental document' });
  const { state, problems, submit, settle } = useSubmission(problem === '' ? {} : { problems: { form: problem } });
  const [kind, setKind] = useState<DocumentKind>('identity');
  const busy = state === 'sending';
  const isFull = documents.filter((each) => each.kind === kind).length >= mostDocuments;
  const call = (given: Parameters<typeof browserRest>[0], done: string): Promise<unknown> =>
    submit(
      async () => {
        const { status, body } = await browserRest(given);
        if (status >= 500) return { form: unreachable };
        if (status >= 300) return problemsOf(body, []);
        await navigate(`${rentalProfileAddress}?done=${done}`, { replace: true, keepScroll: true });
        return {};
      },
      (error) => failureOf(error, { unknown: { form: unreachable } }),
    );
  const add = (file: File | undefined): void => {
    if (!file || busy) return;
    if (file.size > mostDocumentBytes) return settle('rejected', { form: 'Choose a file up to 5 MB.' });
    if (isFull)
      return settle('rejected', { form: `You can add ${mostDocuments} documents of each kind. Remove one first.` });
    void call({ method: 'POST', path: `${address}?kind=${kind}`, body: file }, 'document');
  };
  return (
    <section className={styles.part} id="documents" aria-labelledby="documents-title">
      <h2 id="documents-title">Documents</h2>
      <p className={styles.meta}>
        Up to {mostDocuments} of each kind. Cover your purchases on bank statements: nobody may ask for them. File names
        aren’t stored.
      </p>
      {documents.length > 0 && (
        <ul className={styles.documents}>
          {documents.map((document) => (
            <li key={document.id} className={styles.row}>
              <span>
                <a href={`${address}/${document.id}`} download>
                  {documentKinds[document.kind]}
                </a>{' '}
                <span className={styles.meta}>{documentText(document)}</span>
              </span>
              <form
                method="post"
                action={`${address}/${document.id}/remove`}
                encType="multipart/form-data"
                onSubmit={(event) => {
                  event.preventDefault();
                  if (!busy) void call({ method: 'DELETE', path: `${address}/${document.id}` }, 'removed');
                }}
              >
                <Button type="submit" kind="quiet" size="small" aria-disabled={busy || undefined}>
                  Remove<HiddenText> {documentKinds[document.kind]}</HiddenText>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form method="post" action={address} encType="multipart/form-data" className={styles.form}>
        <Field label="Kind of document">
          {(control) => (
            <Select
              {...control}
              name="kind"
              value={kind}
              options={kinds.map(([value, label]) => ({ value, label }))}
              onChange={(event) => setKind(event.currentTarget.value as DocumentKind)}
            />
          )}
        </Field>
        <Field label="Document" hint="PDF, JPEG, PNG, WebP, AVIF or GIF, up to 5 MB." error={problems['form']}>
          {(control) => (
            <FileInput
              {...control}
              name="document"
              text={busy ? 'Adding…' : 'Choose file'}
              accept={documentTypes.join(',')}
              onChange={(event) => {
                add(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          )}
        </Field>
        <noscript>
          <Button type="submit" size="small">
            Add document
          </Button>
        </noscript>
      </form>
    </section>
  );
}
