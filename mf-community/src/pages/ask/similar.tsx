import { useServices } from '@verandah/kit';
import { questionAddress } from '@verandah/market';
import { useEffect, useState } from 'react';
import { counted } from '../../features/words/counted.ts';
import { readSimilar, type Similar } from './queries.ts';
import styles from './ask.module.css';

/** Typing has paused. */
const pause = 500;
/** Fewer characters are no question yet. */
const least = 8;

/** Earlier questions in much the same words, while a title is being typed. */
export function SimilarQuestions({ title, location }: { readonly title: string; readonly location: string | null }) {
  const { graph } = useServices();
  const [known, setKnown] = useState<{ readonly words: string; readonly found: readonly Similar[] }>({
    words: '',
    found: [],
  });
  const words = title.trim();
  // While more is typed, what was found for the words before stays.
  const found = words.length < least ? [] : known.found;
  useEffect(() => {
    if (words.length < least) return;
    let latest = true;
    const timer = setTimeout(() => {
      graph.read(readSimilar, { title: words, location }).then(
        ({ similarQuestions }) => {
          if (latest) setKnown({ words, found: similarQuestions });
        },
        () => {
          if (latest) setKnown({ words, found: [] });
        },
      );
    }, pause);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [graph, words, location]);
  return (
    <div role="status">
      {found.length > 0 && (
        <section className={styles.similar} aria-label="Questions like yours">
          <h2 className={styles.small}>Has it been asked already?</h2>
          <ul>
            {found.map(({ postId, uri, title: text, replyCount, location: { name } }) => (
              <li key={postId}>
                <a href={questionAddress(uri)}>{text}</a>{' '}
                <span className={styles.about}>
                  {name} · {counted(replyCount, 'answer')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
