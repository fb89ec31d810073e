import { ButtonLink } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { questionAddress, questionsAddress, plural } from '@verandah/market';
import { Section } from '../places/section.tsx';
import type { Question } from './question.ts';
import styles from './questions.module.css';

interface QuestionsProps {
  readonly name: string;
  readonly slug: string;
  readonly popular: readonly Question[];
  readonly unanswered: readonly Question[];
}

/** Questions about a location: the most liked answered ones, and unanswered ones. */
export function Questions({ name, slug, popular, unanswered }: QuestionsProps) {
  const { isLive } = useServices();
  const all = questionsAddress(slug);
  const canAsk = isLive(all);
  if (popular.length === 0 && unanswered.length === 0 && !canAsk) return null;
  return (
    <Section
      id="questions"
      title={`Questions about ${name}`}
      aside={canAsk && (popular.length > 0 || unanswered.length > 0) && <a href={all}>All questions</a>}
    >
      {popular.length > 0 && (
        <ul className={styles.list}>
          {popular.map((question) => (
            <Entry key={question.uri} question={question} />
          ))}
        </ul>
      )}
      {unanswered.length > 0 && (
        <section className={styles.waiting} aria-labelledby="unanswered-title">
          <h3 className={styles.heading} id="unanswered-title">
            Unanswered questions
          </h3>
          <ul className={styles.list}>
            {unanswered.map((question) => (
              <Entry key={question.uri} question={question} />
            ))}
          </ul>
        </section>
      )}
      {popular.length === 0 && unanswered.length === 0 && (
        <div className={styles.empty}>
          <p>No questions about {name} yet. Ask one and locals can answer.</p>
          <ButtonLink href={all}>Ask a question</ButtonLink>
        </div>
      )}
    </Section>
  );
}

function Entry({ question: { uri, title, replyCount, isDiscussion } }: { readonly question: Question }) {
  const { isLive } = useServices();
  const href = questionAddress(uri);
  const state = replyCount > 0 ? plural(replyCount, 'answer') : 'Be the first to answer';
  return (
    <li className={styles.entry}>
      {isLive(href) ? (
        <a className={styles.title} href={href}>
          {title}
        </a>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      <span className={styles.state}>
        {isDiscussion && 'Discussion · '}
        {state}
      </span>
    </li>
  );
}
