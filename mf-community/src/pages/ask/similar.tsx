import { useServices } from '@verandah/kit';
import { questionAddress } from '@verandah/market';
import { useEffect, useState } from 'react';
import { counted } from '../../features/words/counted.ts';
import { readSimilar, type Similar } from './queries.ts';
import styles from './ask.module.css';

/** Milliseconds after which typing counts as paused. */
const pause = 500;
/** Characters: a shorter title is not searched. */
const least = 8;

/** Similar earlier questions, shown while a title is being typed. */
export function SimilarQuestions({ title, location }: { readonly title: string; readonly location: string | null }) {
  const { graph } = useServices();
  const [loaded, setLoaded] = useState<{ readonly words: string; readonly found: readonly Similar[] }>({
    words: '',
    found: [],
  });
  const words = title.trim();
  // The results for the previous text stay while typing continues.
  const found = words.length < least ? [] : loaded.found;
  useEffect(() => {
    if (words.length < least) return;
    let latest = true;
    const timer = setTimeout(() => {
      graph.read(readSimilar, { title: words, location }).then(
        ({ similarQuestions }) => {
          if (latest) setLoaded({ words, found: similarQuestions });
        },
        () => {
          if (latest) setLoaded({ words, found: [] });
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
        <section className={styles.similar} aria-label="Similar questions">
          <h2 className={styles.small}>Has this been asked before?</h2>
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
