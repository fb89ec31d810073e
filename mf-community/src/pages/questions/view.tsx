import { Button, ButtonLink, EmptyState, Pagination, SearchIcon, TabLinks, TextInput } from '@verandah/design';
import { useServices, useSession } from '@verandah/kit';
import {
  askAddress,
  locationAddress,
  questionsAddress,
  questionTopic,
  questionTopicAddress,
  plural,
} from '@verandah/market';
import { QuestionRow } from '../../features/questions/question-row.tsx';
import { questionKinds, questionSorts, type IndexRequest, type QuestionsData } from './data.ts';
import { indexTitle } from './head.ts';
import { indexAddress } from './index-address.ts';
import { Panel } from './panel.tsx';
import styles from './questions.module.css';

const sortLabels = { newest: 'Newest', popular: 'Popular', unanswered: 'Unanswered' } as const;
const kindLabels = { all: 'All', questions: 'Questions', discussions: 'Discussions' } as const;

/** A list of questions by order, kind, topic, location and words. */
export function QuestionsView({ data }: { readonly data: QuestionsData }) {
  const { isLive } = useServices();
  const { signedIn } = useSession();
  const { requested, place, pages, total, questions, popular, unanswered, places, topics } = data;
  const to = (changed: Partial<IndexRequest>): string =>
    indexAddress({ ...requested, page: 1, ...changed }, place?.slug ?? null);
  const plain =
    place === null &&
    requested.topic === null &&
    requested.term === '' &&
    requested.page === 1 &&
    requested.kind === 'all' &&
    requested.sort === 'newest';
  const shown = new Set(questions.map(({ postId }) => postId));
  const about = place && locationAddress(place.slug);
  return (
    <div className={styles.page}>
      {place || requested.topic ? (
        <nav className={styles.crumbs} aria-label="Breadcrumb">
          <a href={questionsAddress()}>Questions</a>
        </nav>
      ) : null}
      <header className={styles.head}>
        <div>
          <h1 className={styles.title} tabIndex={-1}>
            {indexTitle(data)}
          </h1>
          <p className={styles.lead}>
            {place ? (
              <>
                Questions about {place.name}, answered by locals.
                {about && isLive(about) && (
                  <>
                    {' '}
                    <a href={about}>About {place.name}</a>
                  </>
                )}
              </>
            ) : (
              'What’s it really like to live there? Ask the locals.'
            )}
          </p>
        </div>
        <ButtonLink kind="primary" href={askAddress(place?.slug)}>
          Ask a question
        </ButtonLink>
      </header>
      <form
        className={styles.search}
        role="search"
        action={indexAddress({ ...requested, page: 1, sort: 'newest', kind: 'all', term: '' }, place?.slug ?? null)}
        data-enhance=""
      >
        {place && requested.topic && <input type="hidden" name="topic" value={requested.topic} />}
        <TextInput
          autoComplete="off"
          name="q"
          type="search"
          aria-label={place ? `Search questions about ${place.name}` : 'Search questions'}
          placeholder="Search questions"
          maxLength={200}
          defaultValue={requested.term}
          key={requested.term}
        />
        <Button type="submit" icon={SearchIcon}>
          Search
        </Button>
      </form>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.orders}>
            <TabLinks
              label="Sort by"
              tabs={questionSorts.map((sort) => ({
                label: sortLabels[sort],
                href: to({ sort }),
                current: sort === requested.sort,
              }))}
            />
            <nav className={styles.kinds} aria-label="Kind">
              {questionKinds.map((kind) => (
                <a
                  key={kind}
                  className={styles.kind}
                  href={to({ kind })}
                  aria-current={kind === requested.kind ? 'page' : undefined}
                >
                  {kindLabels[kind]}
                </a>
              ))}
            </nav>
          </div>
          {requested.term && (
            <p className={styles.found} role="status">
              {plural(total, 'question')} with “{requested.term}”. <a href={to({ term: '' })}>Show all</a>
            </p>
          )}
          {questions.length === 0 ? (
            <EmptyState
              title={
                requested.term
                  ? 'No results'
                  : requested.sort === 'unanswered'
                    ? 'Every question has an answer'
                    : 'No questions yet'
              }
              actions={<ButtonLink href={askAddress(place?.slug)}>Ask a question</ButtonLink>}
            >
              <p>
                {requested.term
                  ? 'Try different words or ask your own question.'
                  : place
                    ? `Be the first to ask about ${place.name}.`
                    : 'Be the first to ask.'}
              </p>
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {questions.map((question) => (
                <li key={question.postId}>
                  <QuestionRow question={question} showPlace={place === null} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            current={requested.page}
            total={Math.min(pages, 9999)}
            href={(page) => to({ page })}
            label="Question pages"
          />
        </div>
        <aside className={styles.side} aria-label="More questions">
          {signedIn && (
            <p>
              <a className={styles.yours} href="/questions/yours">
                Your questions and answers
              </a>
            </p>
          )}
          {place === null && (
            <section aria-labelledby="topics">
              <h2 className={styles.small} id="topics">
                Topics
              </h2>
              <ul className={styles.topics}>
                {topics.map(({ topic, questionCount }) => (
                  <li key={topic}>
                    <a
                      className={styles.topic}
                      href={questionTopicAddress(topic)}
                      aria-current={topic === requested.topic ? 'page' : undefined}
                    >
                      {questionTopic(topic)?.label} <span className={styles.number}>{questionCount}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {plain && (
            <Panel
              id="unanswered"
              title="Unanswered questions"
              more={to({ sort: 'unanswered' })}
              questions={unanswered.filter(({ postId }) => !shown.has(postId))}
            />
          )}
          {plain && (
            <Panel
              id="popular"
              title="Popular"
              more={to({ sort: 'popular' })}
              questions={popular.filter(({ postId }) => !shown.has(postId))}
            />
          )}
          {places.length > 0 && (
            <section aria-labelledby="places">
              <h2 className={styles.small} id="places">
                Most asked-about suburbs
              </h2>
              <ul className={styles.places}>
                {places.map(({ location, questionCount }) => (
                  <li key={location.slug}>
                    <a href={questionsAddress(location.slug)}>{location.name}</a>{' '}
                    <span className={styles.number}>{questionCount}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}
