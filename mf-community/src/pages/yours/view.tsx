import { Badge, ButtonLink, EmptyState } from '@verandah/design';
import { askAddress, questionAddress, questionsAddress, plural } from '@verandah/market';
import { OwnLinks } from '../../features/thread/own-actions.tsx';
import { Posted } from '../../features/words/posted.tsx';
import type { QuestionEntry } from '../../features/questions/question.ts';
import styles from './yours.module.css';
import type { OwnProfile } from '../../features/own/queries.ts';

export interface YoursData {
  readonly own: OwnProfile;
}

const addressOf = ({ uri, isVisible }: QuestionEntry): string =>
  isVisible ? questionAddress(uri) : `/questions/hidden/${encodeURIComponent(uri)}`;

/** A member's questions and answers, to read, edit and delete. */
export function YoursView({
  data: {
    own: { questions, discussions, answers },
  },
}: {
  readonly data: YoursData;
}) {
  const ownQuestions = [...questions.results, ...discussions.results].toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  return (
    <div className={styles.page}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <a href={questionsAddress()}>Questions</a>
      </nav>
      <h1 className={styles.title} tabIndex={-1}>
        Your questions and answers
      </h1>
      {ownQuestions.length + answers.results.length === 0 && (
        <EmptyState
          title="You haven’t asked or answered anything yet"
          actions={
            <ButtonLink kind="primary" href={askAddress()}>
              Ask a question
            </ButtonLink>
          }
        />
      )}
      {ownQuestions.length > 0 && (
        <section aria-labelledby="asked">
          <h2 className={styles.heading} id="asked">
            {plural(questions.total + discussions.total, 'question')}
          </h2>
          <ul>
            {ownQuestions.map((question) => (
              <li key={question.postId} className={styles.entry}>
                <a className={styles.link} href={addressOf(question)}>
                  {question.title}
                </a>
                <p className={styles.about}>
                  {!question.isVisible && <Badge tone="outline">Hidden by moderators</Badge>}
                  <span>{question.location.label}</span>
                  <span>{plural(question.replyCount, 'answer')}</span>
                  <Posted at={question.createdAt} />
                  <OwnLinks kind="question" postId={question.postId} isAnswered={question.replyCount > 0} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {answers.results.length > 0 && (
        <section aria-labelledby="answered">
          <h2 className={styles.heading} id="answered">
            {plural(answers.total, 'answer')}
          </h2>
          <ul>
            {answers.results.map(({ postId, questionId, text, isVisible, votes, createdAt }) => (
              <li key={postId} className={styles.entry}>
                <a className={styles.link} href={questionAddress(`question-${questionId}`, `answer-${postId}`)}>
                  {text.length > 160 ? `${text.slice(0, 159)}…` : text}
                </a>
                <p className={styles.about}>
                  {!isVisible && <Badge tone="outline">Hidden by moderators</Badge>}
                  <span>{plural(votes, 'vote')}</span>
                  <Posted at={createdAt} />
                  <OwnLinks kind="answer" postId={postId} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
