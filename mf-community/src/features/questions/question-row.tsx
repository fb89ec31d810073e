import { questionAddress } from '@verandah/market';
import { counted } from '../words/counted.ts';
import type { QuestionEntry } from './question.ts';
import styles from './question-row.module.css';

/** A question in a list. */
export const QuestionRow = ({ question: { uri, title, location, replyCount } }: { readonly question: QuestionEntry }) => (
  <article className={styles.row}>
    <h3 className={styles.title}><a href={questionAddress(uri)}>{title}</a></h3>
    <p className={styles.about}>{location.label} · {counted(replyCount, 'answer')}</p>
  </article>
);
