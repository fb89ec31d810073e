import { EmptyState, Pagination, TabLinks } from '@verandah/design';
import { questionsAddress } from '@verandah/market';
import { QuestionRow } from '../../features/questions/question-row.tsx';
import { questionSorts, type QuestionsData } from './data.ts';
import styles from './questions.module.css';

const labels = { newest: 'Newest', popular: 'Popular', unanswered: 'Unanswered' } as const;

/** Questions to read, and where most is asked. */
export function QuestionsView({ data: { place, sort, page, pages, questions, places } }: { readonly data: QuestionsData }) {
  const address = (query: Readonly<Record<string, string>>): string => {
    const text = new URLSearchParams(query).toString();
    return `${questionsAddress(place?.slug)}${text ? `?${text}` : ''}`;
  };
  const inSort: Record<string, string> = sort === 'newest' ? {} : { sort };
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>{place ? `Questions about ${place.label}` : 'Questions about suburbs'}</h1>
      <TabLinks label="Order" tabs={questionSorts.map((name) => ({ label: labels[name], href: address(name === 'newest' ? {} : { sort: name }), current: name === sort }))} />
      {questions.length === 0 && <EmptyState title="No questions here yet" />}
      <ul className={styles.list}>{questions.map((question) => <li key={question.postId}><QuestionRow question={question} /></li>)}</ul>
      <Pagination current={page} total={pages} href={(number) => address(number === 1 ? inSort : { ...inSort, page: String(number) })} />
      {places.length > 0 && (
        <section aria-labelledby="places">
          <h2 className={styles.heading} id="places">Most asked about</h2>
          <ul className={styles.places}>{places.map(({ location }) => <li key={location.slug}><a href={questionsAddress(location.slug)}>{location.name}</a></li>)}</ul>
        </section>
      )}
    </div>
  );
}
