import { Badge, Button, ButtonLink, FollowButton, Icon, Notice, PinIcon, WarningIcon } from '@verandah/design';
import { isSignedOut, refusalText, unreachable } from '@verandah/graph';
import { useServices } from '@verandah/kit';
import {
  askAddress,
  locationAddress,
  questionAddress,
  questionsAddress,
  questionTopic,
  questionTopicAddress,
  plural,
} from '@verandah/market';
import { useEffect, useRef, useState } from 'react';
import { Byline } from '../../features/people/byline.tsx';
import { TextForm } from '../../features/posting/text-form.tsx';
import { ReportPost } from '../../features/report/report-post.tsx';
import { Answer } from '../../features/thread/answer.tsx';
import { OwnLinks, useOwn } from '../../features/thread/own-actions.tsx';
import { writeAnswer, writeBest } from '../../features/thread/queries.ts';
import { useFollowQuestion } from '../../features/thread/use-follow-question.ts';
import { useThread } from '../../features/thread/use-thread.ts';
import { Votes } from '../../features/votes/votes.tsx';
import { PlainText } from '../../features/words/plain-text.tsx';
import type { QuestionData } from './data.ts';
import { hiddenQuestionAddress } from './load.ts';
import { RelatedQuestions } from './related.tsx';
import styles from './question.module.css';

/** A question, its answers, and a form to answer. */
export function QuestionView({
  data: { thread: given, related, viewer, refused, reported, problem: sent },
}: {
  readonly data: QuestionData;
}) {
  const { graph, isLive, report } = useServices();
  const { thread, refresh, newCount, showNew, change } = useThread(given, viewer);
  const [problem, setProblem] = useState(sent ?? '');
  const [posted, setPosted] = useState('');
  const own = useOwn(thread.author.memberId);
  const { location, replies, isLocked, isDiscussion, bestAnswerId } = thread;
  const address = thread.isVisible ? questionAddress(thread.uri) : hiddenQuestionAddress(thread.uri);
  const what = isDiscussion ? 'discussion' : 'question';
  const follow = useFollowQuestion(thread, `this ${what}`);
  const place = locationAddress(location.slug);

  const choose = async (answerId: string | null): Promise<void> => {
    setProblem('');
    change({ bestAnswerId: answerId });
    try {
      await graph.write(writeBest, { questionId: thread.postId, answerId });
      await refresh();
    } catch (error) {
      change({ bestAnswerId });
      const message = refusalText(error);
      if (message === null) report(error, 'best');
      setProblem(isSignedOut(error) ? 'You’ve been signed out. Sign in and try again.' : (message ?? unreachable));
    }
  };
  const written = useRef<string | null>(null);
  // The new answer is below the fold, or above the form, in the order of votes.
  useEffect(() => {
    const answer = written.current && document.getElementById(`answer-${written.current}`);
    if (!answer) return;
    written.current = null;
    answer.scrollIntoView({ block: 'center' });
    answer.focus({ preventScroll: true });
  }, [replies]);
  const onPosted = (text: string) => (): void => {
    setPosted(text);
    void refresh();
  };

  return (
    <div className={styles.page}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <ol className={styles.crumbList}>
          <li>
            <a href={questionsAddress()}>Questions</a>
          </li>
          <li>
            <a href={questionsAddress(location.slug)}>{location.label}</a>
          </li>
        </ol>
      </nav>
      <div className={styles.columns}>
        <div className={styles.main}>
          <article className={styles.question} aria-labelledby="title">
            <p className={styles.kind}>
              {isDiscussion && <Badge tone="accent">Discussion</Badge>}
              {thread.street && <span>About {thread.street}</span>}
            </p>
            <h1 className={styles.title} id="title" tabIndex={-1}>
              {thread.title}
            </h1>
            {!thread.isVisible && (
              <Notice tone="warning">
                Our moderators have hidden this {what}: only{' '}
                {own ? 'you and they can see' : 'the author and moderators can see'} it.
              </Notice>
            )}
            <Byline author={thread.author} at={thread.createdAt} editedAt={thread.editedAt} />
            {thread.content && <PlainText text={thread.content} />}
            {thread.topics.length > 0 && (
              <ul className={styles.topics} aria-label="Topics">
                {thread.topics.map((name) => (
                  <li key={name}>
                    <a className={styles.topic} href={questionTopicAddress(name)}>
                      {questionTopic(name)?.label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <div className={styles.actions} id="report">
              <Votes
                kind="question"
                postId={thread.postId}
                votes={thread.votes}
                viewerVote={thread.viewerVote}
                address={address}
                own={own}
              />
              <FollowButton
                what={`this ${what}`}
                following={follow.isFollowing}
                count={follow.followerCount}
                busy={follow.busy}
                onToggle={follow.toggle}
                action={`${address}?do=${follow.isFollowing ? 'unfollow' : 'follow'}`}
              />
              {own ? (
                <OwnLinks kind="question" postId={thread.postId} isAnswered={replies.length > 0} />
              ) : (
                <ReportPost
                  kind="question"
                  postId={thread.postId}
                  what={what}
                  address={address}
                  reported={reported?.kind === 'question'}
                />
              )}
            </div>
            {(problem || follow.problem) && (
              <p className={styles.problem} role="alert">
                <Icon shape={WarningIcon} />
                {problem || follow.problem}
              </p>
            )}
          </article>

          <section className={styles.answers} aria-labelledby="answers">
            <h2 className={styles.heading} id="answers">
              {replies.length === 0 ? 'No answers yet' : plural(replies.length, 'answer')}
            </h2>
            <div role="status">
              {newCount > 0 && (
                <Button size="small" onClick={showNew}>
                  Show {plural(newCount, 'new answer')}
                </Button>
              )}
            </div>
            {replies.length === 0 && !isLocked && (
              <p className={styles.first}>Do you know {location.name}? Be the first to answer.</p>
            )}
            {replies.map((reply) => (
              <Answer
                key={reply.postId}
                reply={reply}
                address={address}
                isBest={reply.postId === bestAnswerId}
                isLocked={isLocked}
                mayChoose={own && !isDiscussion}
                refusedComment={refused?.answerId === reply.postId ? refused : undefined}
                reported={reported}
                onChoose={(id) => void choose(id)}
                onPosted={onPosted('Comment posted.')}
              />
            ))}
          </section>

          {isLocked ? (
            <Notice>Our moderators have closed this {what} to new answers and comments.</Notice>
          ) : (
            <section className={styles.write} aria-labelledby="write">
              <h2 className={styles.heading} id="write">
                Your answer
              </h2>
              <TextForm
                place={`answer.${thread.postId}`}
                label="What would you like to share?"
                hint="Plain text with up to two links."
                button="Post answer"
                reason="answer"
                most={5000}
                rows={6}
                refused={refused?.answerId === null ? refused : undefined}
                address={`${address}#write`}
                hidden={{ do: 'answer' }}
                send={async (text, key) => {
                  const { answerQuestion } = await graph.write(writeAnswer, { questionId: thread.postId, text, key });
                  written.current = answerQuestion.postId;
                }}
                onSent={onPosted('Answer posted.')}
              />
            </section>
          )}
          <p className={styles.message} role="status">
            {posted}
          </p>
        </div>
        <aside className={styles.side} aria-label="More questions">
          <section className={styles.place}>
            <h2 className={styles.small}>
              <Icon shape={PinIcon} />
              {location.label}
            </h2>
            {isLive(place) && <a href={place}>What {location.name} is like</a>}
            <a href={questionsAddress(location.slug)}>All questions about {location.name}</a>
            <ButtonLink href={askAddress(location.slug)} wide>
              Ask a question
            </ButtonLink>
          </section>
          <RelatedQuestions related={related} />
        </aside>
      </div>
    </div>
  );
}
