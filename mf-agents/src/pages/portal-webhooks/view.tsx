import { Badge, EmptyState, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import { ProofFields } from '../../features/portal/proof-fields.tsx';
import styles from '../../features/portal/portal.module.css';
import { EventFields } from '../../features/webhooks/event-fields.tsx';
import { ForAdmins, ShownSecret } from '../../features/webhooks/shown-secret.tsx';
import { eventLabel, stateOf, type Webhook } from '../../features/webhooks/webhook.ts';

export interface WebhooksContent {
  /** Null unless the agent is an admin of the office. */
  readonly webhooks: readonly Webhook[] | null;
}

export function WebhooksView({
  content: { webhooks },
  secret,
}: {
  readonly content: WebhooksContent;
  readonly secret: string;
}) {
  const { isLive } = useServices();
  if (webhooks === null) return <ForAdmins />;
  return (
    <div className={styles.columns} data-half>
      <section className={styles.section} aria-labelledby="webhooks-title">
        <h2 id="webhooks-title">Your office’s webhooks</h2>
        <p className={styles.text}>
          A webhook sends your office’s events to a system of yours within seconds, such as a CRM.{' '}
          {isLive('/developers') && <a href="/developers#webhooks">How to receive them</a>}
        </p>
        <ShownSecret secret={secret} />
        {webhooks.length === 0 ? (
          <EmptyState title="No webhooks yet">
            <p>Create one to send enquiries, reviews and changes of listings to your own systems.</p>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {webhooks.map((webhook) => {
              const { id, url, kinds } = webhook;
              const { text, tone } = stateOf(webhook);
              return (
                <li key={id}>
                  <div className={styles.line}>
                    <a className={styles.name} href={`/agent-portal/webhooks/${id}`}>
                      {url}
                    </a>
                    <Badge tone={tone}>{text}</Badge>
                  </div>
                  <p className={styles.muted}>{kinds.map(eventLabel).join(', ')}</p>
                </li>
              );
            })}
          </ul>
        )}
      </section>
      <section className={styles.panel} aria-labelledby="create-title">
        <h2 id="create-title">Create a webhook</h2>
        <PortalForm name="create">
          <FormField name="url" label="Address" hint="An https address on the public internet.">
            {(control) => <TextInput {...control} type="url" maxLength={1000} autoComplete="off" spellCheck={false} />}
          </FormField>
          <EventFields given={[]} />
          <ProofFields />
          <div className={styles.actions}>
            <SendButton>Create webhook</SendButton>
          </div>
        </PortalForm>
      </section>
    </div>
  );
}
