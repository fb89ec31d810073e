import { documentKinds, type DocumentKind } from '@verandah/market';
import styles from '../../features/sent/sent.module.css';

interface SentDetailsProps {
  readonly details: readonly { readonly label: string; readonly text: string }[];
  readonly documents: readonly {
    readonly id: string;
    readonly kind: DocumentKind;
    readonly type: string;
    readonly size: number;
  }[];
}

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000))} KB`;
export const documentText = ({ type, size }: { readonly type: string; readonly size: number }): string =>
  `${type === 'application/pdf' ? 'PDF' : 'Picture'}, ${kilobytes(size)}`;

/** What an office receives: the filled fields, and the documents. */
export const SentDetails = ({ details, documents }: SentDetailsProps) => (
  <>
    <dl className={styles.details}>
      {details.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {documents.length > 0 && (
      <ul className={styles.documents} aria-label="Documents">
        {documents.map((document) => (
          <li key={document.id}>
            <a href={`/rest/member/rental-documents/${document.id}`} download>
              {documentKinds[document.kind]}
            </a>{' '}
            <span className={styles.meta}>{documentText(document)}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);
