import { Badge, Button, Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import {
  applicationStatuses,
  documentKinds,
  formatDate,
  formatDay,
  isOpenApplication,
  listingAddress,
  rentalApplicationAddress,
  siteTimeZone,
} from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import { actOnRenting } from './action.ts';
import type { ApplicationData } from './data.ts';
import { Frame } from './frame.tsx';
import { SentDetails } from './sent-details.tsx';
import styles from '../../features/sent/sent.module.css';

/** An application of the member: its status, what was sent, and who has opened it. */
export function ApplicationView({ data: { application, isNew, refused } }: { readonly data: ApplicationData }) {
  const { isLive } = useServices();
  const { id, status, home, listingUri, officeName, moveInOn, message, details, documents, openings } = application;
  const opened = (what: string): string =>
    what === 'export'
      ? 'exported the application'
      : `opened ${(documentKinds[what as keyof typeof documentKinds] ?? 'a document').toLowerCase()}`;
  return (
    <Frame title={home} lead={`Application to ${officeName}`}>
      {isNew && (
        <Notice tone="success">
          We’ve sent your application to {officeName}, and a confirmation to your email address.
        </Notice>
      )}
      <div className={styles.status}>
        <Badge tone={isOpenApplication(status) ? 'accent' : 'outline'}>{applicationStatuses[status]}</Badge>
        <span className={styles.meta}>Sent {formatDay(application.sentAt, siteTimeZone, { time: true })}</span>
        {isLive(listingAddress(listingUri)) && <a href={listingAddress(listingUri)}>View home</a>}
      </div>
      <section className={styles.part} aria-labelledby="sent">
        <h2 id="sent">What you sent</h2>
        {message && <p className={styles.text}>{message}</p>}
        <SentDetails
          details={[
            ...(moveInOn ? [{ label: 'Would move in', text: formatDate(moveInOn, siteTimeZone) }] : []),
            ...details,
          ]}
          documents={documents}
        />
      </section>
      <section className={styles.part} aria-labelledby="openings">
        <h2 id="openings">Who opened it</h2>
        {openings.length === 0 ? (
          <p className={styles.meta}>Nobody has opened a document or exported the application.</p>
        ) : (
          <ul className={styles.documents}>
            {openings.map(({ agentName, what, openedAt }) => (
              <li key={`${agentName} ${what} ${openedAt}`}>
                {agentName} {opened(what)}
                <span className={styles.meta}> {formatDay(openedAt, siteTimeZone, { time: true })}</span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.meta}>
          We delete this application on {formatDate(application.expiresAt, siteTimeZone)}, or sooner after a decision.
        </p>
      </section>
      {isOpenApplication(status) && (
        <ActionForm
          action={rentalApplicationAddress(id)}
          act={actOnRenting}
          fields={{ do: 'withdraw', id }}
          refused={refused}
          sure={{
            question: 'Withdraw this application?',
            detail: 'The office no longer sees your details. You can apply again.',
            action: 'Withdraw',
          }}
        >
          <Button type="submit">Withdraw application</Button>
        </ActionForm>
      )}
    </Frame>
  );
}
