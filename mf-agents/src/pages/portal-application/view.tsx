import { Badge, ButtonLink, Checkbox, DownloadIcon, Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import {
  applicationRules,
  applicationStatuses,
  documentKinds,
  formatDate,
  officeDecisions,
  siteTimeZone,
  type ApplicationStatus,
} from '@verandah/market';
import { useEffect } from 'react';
import { PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { purpose, statusTone } from '../../features/portal/rental-application.ts';
import { momentText } from '../../features/portal/words.ts';
import { decide, type ReceivedApplication } from './queries.ts';

const verbs: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  seen: 'Mark as seen',
  shortlisted: 'Shortlist',
  approved: 'Approve',
};
const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000))} KB`;

export function ApplicationView({ content }: { readonly content: ReceivedApplication }) {
  const { graph, report } = useServices();
  const { id, status, home, listingId, stateCode, name, email, moveInOn, message, details, documents } = content;
  const rules = applicationRules(stateCode);
  const decisions = officeDecisions(status);
  useEffect(() => {
    // Opening an application marks it as seen. If that fails it stays new, and the button remains.
    if (status === 'sent')
      graph.write(decide, { id, status: 'seen' }).catch((error: unknown) => report(error, 'portal'));
  }, [graph, report, id, status]);
  return (
    <>
      <div className={styles.actions}>
        <a className={styles.crumb} href="/agent-portal/applications">
          All applications
        </a>
        <Badge tone={statusTone(status)}>{applicationStatuses[status]}</Badge>
        <span className={styles.muted}>{momentText(content.sentAt)}</span>
      </div>
      <div className={styles.columns} data-side>
        <div className={styles.section}>
          <section className={styles.panel} aria-labelledby="sent">
            <h2 id="sent">
              <a href={`/agent-portal/listings/${listingId}`}>{home}</a>
            </h2>
            {status === 'withdrawn' ? (
              <Notice>The applicant has withdrawn this application, so its details are no longer shown.</Notice>
            ) : (
              <>
                <p className={styles.muted}>{purpose}</p>
                {message && <p className={styles.text}>{message}</p>}
                <dl className={styles.notes}>
                  {moveInOn && (
                    <div>
                      <dt className={styles.muted}>Would move in</dt>
                      <dd>{formatDate(moveInOn, siteTimeZone)}</dd>
                    </div>
                  )}
                  {details.map(({ label, text }) => (
                    <div key={label}>
                      <dt className={styles.muted}>{label}</dt>
                      <dd className={styles.text}>{text}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
          </section>
          {documents.length > 0 && (
            <section className={styles.panel} aria-labelledby="documents">
              <h2 id="documents">Documents</h2>
              <p className={styles.muted}>The applicant sees who opens them.</p>
              <ul className={styles.list}>
                {documents.map(({ id: document, kind, type, size }) => (
                  <li key={document}>
                    <a download href={`/rest/agents/own/rental-applications/${id}/documents/${document}`}>
                      {documentKinds[kind]}
                    </a>{' '}
                    <span className={styles.muted}>
                      {type === 'application/pdf' ? 'PDF' : 'Picture'}, {kilobytes(size)}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside className={styles.section} aria-label="Applicant and decision">
          <section className={styles.panel}>
            <h2>{name}</h2>
            {email && (
              <p>
                <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
              </p>
            )}
            <div className={styles.actions}>
              {decisions
                .filter((to) => to !== 'declined')
                .map((to) => (
                  <PortalForm key={to} name="decide" id={`decide-${to}`} className={styles.actions}>
                    <input type="hidden" name="to" value={to} />
                    <SendButton kind={to === 'approved' ? 'primary' : 'secondary'} size="small">
                      {verbs[to]}
                    </SendButton>
                  </PortalForm>
                ))}
            </div>
            {decisions.includes('declined') && (
              <PortalForm name="decline" label="Decline the application">
                <input type="hidden" name="to" value="declined" />
                <Checkbox name="sure" value="yes" label="I want to decline this application" />
                <div className={styles.actions}>
                  <SendButton kind="secondary" size="small">
                    Decline
                  </SendButton>
                </div>
              </PortalForm>
            )}
            {status !== 'withdrawn' && (
              <ButtonLink
                href={`/rest/agents/own/rental-applications/${id}`}
                download={`rental-application-${id}.json`}
                icon={DownloadIcon}
                size="small"
              >
                Export JSON
              </ButtonLink>
            )}
            <p className={styles.muted}>Deleted here on {formatDate(content.expiresAt, siteTimeZone)}.</p>
          </section>
          {rules.sources.length > 0 && (
            <section className={styles.panel} aria-labelledby="rules">
              <h2 id="rules">Rules in {stateCode?.toUpperCase()}</h2>
              {rules.form && <p>This application doesn’t replace {rules.form}: use it where the law requires it.</p>}
              {rules.forbidden.length > 0 && <p>You must not ask about {listText(rules.forbidden)}.</p>}
              {rules.note && <p>{rules.note}</p>}
              <p>
                <a href={rules.sources[0]}>Source</a>
              </p>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

/** 'a, b or c' */
const listText = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`;
