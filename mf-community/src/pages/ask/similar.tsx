import { useQuery } from '@verandah/areas/graph';
import { questionAddress, plural } from '@verandah/market';
import { readSimilar } from './queries.ts';
import styles from './ask.module.css';

/** Milliseconds after which typing counts as paused. */
const rest = 500;
/** Characters: a shorter title is not searched. */
const least = 8;

/** Similar earlier questions, shown while a title is being typed. */
export function SimilarQuestions({ title, location }: { readonly title: string; readonly location: string | null }) {
  const words = title.trim();
  const short = words.length < least;
  // The results for the previous text stay while typing continues.
  const [{ data, error }] = useQuery({
    query: readSimilar,
    variables: { title: words, location },
    pause: short,
    rest,
  });
  const found = short || error !== undefined ? [] : (data?.similarQuestions ?? []);
  return (
    <div role="status">
      {found.length > 0 && (
        <section className={styles.similar} aria-label="Similar questions">
          <h2 className={styles.small}>Has this been asked before?</h2>
          <ul>
            {found.map(({ postId, uri, title: text, replyCount, location: { name } }) => (
              <li key={postId}>
                <a href={questionAddress(uri)}>{text}</a>{' '}
                <span className={styles.about}>
                  {name} · {plural(replyCount, 'answer')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
