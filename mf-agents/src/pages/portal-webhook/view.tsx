import { Badge, Checkbox, HiddenText, Notice, Pagination } from '@verandah/design';
import { paginate, plural } from '@verandah/market';
import { PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import { ProofFields } from '../../features/portal/proof-fields.tsx';
import styles from '../../features/portal/portal.module.css';
import { momentText } from '../../features/portal/words.ts';
import { EventFields } from '../../features/webhooks/event-fields.tsx';
import { ForAdmins, ShownSecret } from '../../features/webhooks/shown-secret.tsx';
import { eventLabel, stateOf, type Webhook } from '../../features/webhooks/webhook.ts';
import type { PortalWebhookQuery } from '../../graphql.ts';

type Delivery = PortalWebhookQuery['webhook']['deliveries']['results'][number];
export interface WebhookContent {
  /** Null unless the agent is an admin of the office. */
  readonly webhook: PortalWebhookQuery['webhook'] | null;
  readonly page: number;
}

export function WebhookView({
  content: { webhook, page },
  secret,
}: {
  readonly content: WebhookContent;
  readonly secret: string;
}) {
  if (webhook === null) return <ForAdmins />;
  const { id, url, kinds, createdAt, deliveries } = webhook;
  const { text, tone } = stateOf(webhook);
  return (
    <>
      <div className={styles.actions}>
        <a className={styles.crumb} href="/agent-portal/webhooks">
          All webhooks
        </a>
        <Badge tone={tone}>{text}</Badge>
        <span className={styles.muted}>Created {momentText(createdAt)}</span>
      </div>
      <p className={styles.name}>{url}</p>
      <State webhook={webhook} />
      <ShownSecret secret={secret} />
      <div className={styles.columns} data-side>
        <section className={styles.section} aria-labelledby="deliveries-title">
          <div className={styles.line}>
            <h2 id="deliveries-title">Deliveries of the last 14 days</h2>
            <a href={`/agent-portal/webhooks/${id}`} data-reload="">
              Refresh
            </a>
          </div>
          <PortalForm name="test" className={styles.actions}>
            <SendButton kind="secondary">Send test event</SendButton>
          </PortalForm>
          {deliveries.total === 0 && <p className={styles.muted}>Nothing has been sent yet.</p>}
          <ol className={styles.list}>
            {deliveries.results.map((delivery) => (
              <DeliveryItem key={delivery.id} delivery={delivery} />
            ))}
          </ol>
          <Pagination
            current={page}
            total={paginate(deliveries.total, page).totalPages}
            href={(to) => `/agent-portal/webhooks/${id}?page=${to}`}
            label="Delivery pages"
          />
        </section>
        <div className={styles.section}>
          <section className={styles.panel} aria-label="Events">
            <PortalForm name="kinds">
              <EventFields given={kinds} />
              <div className={styles.actions}>
                <SendButton kind="secondary">Save events</SendButton>
              </div>
            </PortalForm>
          </section>
          <Secret webhook={webhook} />
          <Ending webhook={webhook} />
        </div>
      </div>
    </>
  );
}

/** Why nothing is sent, or that it fails. */
function State({ webhook: { disabledAt, disabledBy, failingSince } }: { readonly webhook: Webhook }) {
  if (disabledAt !== null)
    return (
      <Notice tone="danger">
        <p>
          {disabledBy === 'failures'
            ? `We disabled this webhook on ${momentText(disabledAt)} because the receiver didn’t accept our messages. Fix the receiver, enable the webhook, then send again what was missed.`
            : `Disabled on ${momentText(disabledAt)}. Events that happen meanwhile aren’t sent.`}
        </p>
      </Notice>
    );
  if (failingSince === null) return null;
  return (
    <Notice tone="danger">
      <p>
        The receiver hasn’t accepted a message since {momentText(failingSince)}. We try again for about a day, and
        disable the webhook after five days.
      </p>
    </Notice>
  );
}

const statusWords = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;

function DeliveryItem({ delivery }: { readonly delivery: Delivery }) {
  const { id, eventId, kind, at, status, attempts, attemptedAt, nextAt, httpStatus, response, problem } = delivery;
  const label = eventLabel(kind);
  return (
    <li>
      <div className={styles.line}>
        <span className={styles.badges}>
          <span className={styles.name}>{label}</span>
          <Badge tone={status === 'delivered' ? 'outline' : 'accent'}>
            {statusWords[status]}
            {httpStatus !== null && ` (${httpStatus})`}
          </Badge>
        </span>
        <span className={styles.muted}>{momentText(at)}</span>
      </div>
      <p className={styles.muted}>
        {attemptedAt === null
          ? `${eventId}. Not attempted yet.`
          : `${eventId}. ${plural(attempts, 'attempt')}, the last on ${momentText(attemptedAt)}.`}
        {nextAt !== null && attempts > 0 && ` Next on ${momentText(nextAt)}.`}
      </p>
      {problem !== null && <p className={styles.error}>{problem}</p>}
      {response !== null && response !== '' && (
        <details>
          <summary className={styles.crumb}>
            Response<HiddenText> to {eventId}</HiddenText>
          </summary>
          <pre className={styles.code}>{response}</pre>
        </details>
      )}
      <div className={styles.quietActions}>
        <PortalForm name="replay" id={`replay-${id}`} className={styles.actions}>
          <input type="hidden" name="delivery" value={id} />
          <SendButton kind="quiet" size="small">
            Send again
            <HiddenText>
              : {label} of {momentText(at)}
            </HiddenText>
          </SendButton>
        </PortalForm>
      </div>
    </li>
  );
}

function Secret({ webhook: { formerSecretUntil } }: { readonly webhook: Webhook }) {
  return (
    <section className={styles.panel} aria-labelledby="secret-title">
      <h2 id="secret-title">Signing secret</h2>
      {formerSecretUntil === null ? (
        <PortalForm name="rotate">
          <p className={styles.text}>A new secret replaces this one. Both sign our messages for a day.</p>
          <ProofFields />
          <div className={styles.actions}>
            <SendButton kind="secondary">Rotate secret</SendButton>
          </div>
        </PortalForm>
      ) : (
        <PortalForm name="end-former">
          <p className={styles.text}>
            The old secret also works until {momentText(formerSecretUntil)}. End it if it’s no longer safe.
          </p>
          <div className={styles.actions}>
            <SendButton kind="secondary">End old secret</SendButton>
          </div>
        </PortalForm>
      )}
    </section>
  );
}

function Ending({ webhook: { disabledAt } }: { readonly webhook: Webhook }) {
  return (
    <section className={styles.panel} aria-labelledby="ending-title">
      <h2 id="ending-title">Disable or delete</h2>
      <PortalForm name={disabledAt === null ? 'disable' : 'enable'}>
        <div className={styles.actions}>
          <SendButton kind="secondary">{disabledAt === null ? 'Disable webhook' : 'Enable webhook'}</SendButton>
        </div>
      </PortalForm>
      <PortalForm name="delete">
        <Checkbox name="sure" value="yes" label="I want to delete this webhook" />
        <div className={styles.actions}>
          <SendButton kind="secondary">Delete webhook</SendButton>
        </div>
      </PortalForm>
    </section>
  );
}
