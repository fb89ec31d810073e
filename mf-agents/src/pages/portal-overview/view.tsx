import { ButtonLink } from '@verandah/design';
import { useServices } from '@verandah/kit';
import {
  formatDate,
  formatDay,
  groupDigits,
  inspectionText,
  plural,
  questionAddress,
  siteTimeZone,
} from '@verandah/market';
import { NoAgent } from '../../features/portal/no-agent.tsx';
import { PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import type { Who } from '../../features/portal/who.ts';
import { countText } from '../../features/portal/words.ts';
import type { Invitation, Overview } from './queries.ts';

export type OverviewContent =
  | { readonly kind: 'overview'; readonly overview: Overview }
  | { readonly kind: 'invitation'; readonly invitation: Invitation }
  | { readonly kind: 'no-invitation'; readonly why: string }
  | { readonly kind: 'no-agent' };

export function OverviewView({ content, who }: { readonly content: OverviewContent; readonly who: Who }) {
  if (content.kind === 'no-agent') return <NoAgent who={who} />;
  if (content.kind === 'no-invitation')
    return (
      <>
        <p className={styles.text}>{content.why}</p>
        <div className={styles.actions}>
          <ButtonLink href="/agent-portal">Agent portal</ButtonLink>
        </div>
      </>
    );
  if (content.kind === 'invitation') return <Accept invitation={content.invitation} who={who} />;
  return <Today overview={content.overview} />;
}

function Accept({
  invitation: { officeName, email, expiresAt },
  who,
}: {
  readonly invitation: Invitation;
  readonly who: Who;
}) {
  const isTheirs = email.toLowerCase() === who.email.toLowerCase();
  return (
    <PortalForm name="accept">
      <p className={styles.text}>
        {officeName} has invited <strong>{email}</strong> to join as an agent and manage listings, enquiries and
        reviews. The invitation expires on {formatDate(expiresAt, siteTimeZone)}.
      </p>
      {isTheirs ? (
        <div className={styles.actions}>
          <SendButton>Accept invitation</SendButton>
        </div>
      ) : (
        <p className={styles.text}>
          You’re signed in as {who.email}. Sign in as {email} to accept it.
        </p>
      )}
    </PortalForm>
  );
}

function Today({
  overview: {
    ownOverview: { enquiriesToday, reviewsUnanswered, inspections, questions },
    ownListings: { counts },
    ownEnquiries,
    waiting,
    unseen,
  },
}: {
  readonly overview: Overview;
}) {
  const { isLive } = useServices();
  const figures = [
    [enquiriesToday, enquiriesToday === 1 ? 'enquiry today' : 'enquiries today', '/agent-portal/enquiries'],
    [ownEnquiries.counts.new, 'unread', '/agent-portal/enquiries?status=new'],
    [counts.onOffer, 'on offer', '/agent-portal/listings?state=onOffer'],
    [counts.underOffer, 'under offer', '/agent-portal/listings?state=underOffer'],
    [counts.completed, 'sold or leased', '/agent-portal/listings?state=completed'],
    [counts.draft, counts.draft === 1 ? 'draft' : 'drafts', '/agent-portal/listings?state=draft'],
    [counts.removed, 'withdrawn', '/agent-portal/listings?state=removed'],
  ] as const;
  const tasks = (
    [
      [counts.draft, 'draft to finish', 'drafts to finish', '/agent-portal/listings?state=draft'],
      [
        waiting.total,
        'enquiry unanswered for a day',
        'enquiries unanswered for a day',
        '/agent-portal/enquiries?show=overdue',
      ],
      [
        unseen.total,
        'home without inspections',
        'homes without inspections',
        '/agent-portal/listings?show=no-inspections',
      ],
      [reviewsUnanswered, 'review to reply to', 'reviews to reply to', '/agent-portal/reviews?show=unanswered'],
    ] as const
  ).filter(([count]) => count > 0);
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink href="/agent-portal/listings/new" kind="primary">
          New listing
        </ButtonLink>
      </div>
      <section className={styles.section} aria-labelledby="next">
        <h2 id="next">What to do next</h2>
        {tasks.length === 0 ? (
          <p className={styles.muted}>You’re all caught up.</p>
        ) : (
          <ul className={styles.list}>
            {tasks.map(([count, one, many, href]) => (
              <li key={href}>
                <a className={styles.name} href={href}>
                  {plural(count, one, many)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      <ul className={styles.figures}>
        {figures.map(([count, label, href]) => (
          <li key={label}>
            <a className={styles.figure} href={href}>
              <b>{groupDigits(count)}</b>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.columns} data-half>
        <section className={styles.section} aria-labelledby="latest">
          <h2 id="latest">Latest enquiries</h2>
          {ownEnquiries.results.length === 0 ? (
            <p className={styles.muted}>No enquiries yet. They’ll appear here and in your email.</p>
          ) : (
            <ul className={styles.list}>
              {ownEnquiries.results.map(({ id, name, message, receivedAt, status, listing }) => (
                <li key={id}>
                  <div className={styles.line}>
                    <a className={styles.name} href={`/agent-portal/enquiries/${id}`}>
                      {name}
                    </a>
                    <span className={styles.muted}>
                      {status === 'new' ? 'New · ' : ''}
                      {formatDay(receivedAt, siteTimeZone, { time: true })}
                    </span>
                  </div>
                  {listing && <p className={styles.muted}>{listing.label}</p>}
                  <p>{message.length > 140 ? `${message.slice(0, 139).trimEnd()}…` : message}</p>
                </li>
              ))}
            </ul>
          )}
        </section>
        <div className={styles.section}>
          <section className={styles.section} aria-labelledby="coming">
            <h2 id="coming">Inspections in the next two weeks</h2>
            {inspections.length === 0 ? (
              <p className={styles.muted}>None scheduled. Open a listing to add one.</p>
            ) : (
              <ul className={styles.list}>
                {inspections.map(({ listingId, label, startsAt, endsAt, timeZone }) => (
                  <li key={`${listingId}${startsAt}`}>
                    <div className={styles.line}>
                      <a className={styles.name} href={`/agent-portal/listings/${listingId}`}>
                        {label}
                      </a>
                      <span className={styles.muted}>{inspectionText({ startsAt, endsAt }, timeZone)}</span>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section className={styles.section} aria-labelledby="questions">
            <h2 id="questions">Questions to answer</h2>
            {questions.length === 0 ? (
              <p className={styles.muted}>{`There are ${countText(0, 'open question')} about your suburbs.`}</p>
            ) : (
              <ul className={styles.list}>
                {questions.map(({ uri, title, suburb }) => (
                  <li key={uri}>
                    <div className={styles.line}>
                      {isLive(questionAddress(uri)) ? (
                        <a className={styles.name} href={questionAddress(uri)}>
                          {title}
                        </a>
                      ) : (
                        <span className={styles.name}>{title}</span>
                      )}
                      <span className={styles.muted}>{suburb}</span>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      </div>
    </>
  );
}
