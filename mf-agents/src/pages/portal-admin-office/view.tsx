import { Badge, HiddenText, Notice, PersonStrip } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { agentAddress } from '@verandah/market';
import { InviteList } from '../../features/portal/invite-list.tsx';
import { PortalForm, SendButton, useFormState } from '../../features/portal/portal-form.tsx';
import { ProofFields } from '../../features/portal/proof-fields.tsx';
import styles from '../../features/portal/portal.module.css';
import { momentText } from '../../features/portal/words.ts';
import type { AdminOfficeContent } from './part.ts';

export function AdminOfficeView({
  content: { office, keys, invites },
  secret,
}: {
  readonly content: AdminOfficeContent;
  readonly secret: string;
}) {
  const { isLive } = useServices();
  return (
    <>
      <div className={styles.actions}>
        <a className={styles.crumb} href="/agent-portal/admin">
          All offices
        </a>
        <Badge tone="outline">{office.claimed ? 'Claimed' : 'Unclaimed'}</Badge>
        <span className={styles.muted}>{[office.address, office.phone].filter(Boolean).join(', ')}</span>
      </div>
      <div className={styles.columns} data-half>
        <section className={styles.panel} aria-labelledby="keys">
          <h2 id="keys">Feed keys</h2>
          {secret && (
            <Notice tone="success" live>
              <p>
                Copy the new key now. We won’t show it again. Anyone with the key can send listings for this office.
              </p>
              <code className={styles.secret}>{secret}</code>
            </Notice>
          )}
          {keys.length === 0 ? (
            <p className={styles.muted}>No feed keys yet.</p>
          ) : (
            <ul className={styles.list}>
              {keys.map(({ id, createdAt, endedAt }) => (
                <li key={id}>
                  <div className={styles.line}>
                    <span className={styles.name}>Key {id}</span>
                    <span className={styles.muted}>
                      Created {momentText(createdAt)}
                      {endedAt && `, ended ${momentText(endedAt)}`}
                    </span>
                  </div>
                  {endedAt === null && (
                    <PortalForm name="end-key" id={`end-key-${id}`} className={styles.actions}>
                      <input type="hidden" name="id" value={id} />
                      <ProofOfKey id={id} />
                      <SendButton kind="quiet" size="small">
                        Revoke<HiddenText> key {id}</HiddenText>
                      </SendButton>
                    </PortalForm>
                  )}
                </li>
              ))}
            </ul>
          )}
          <PortalForm name="add-key" className={styles.section}>
            <ProofFields />
            <div className={styles.actions}>
              <SendButton kind="secondary">Create feed key</SendButton>
            </div>
          </PortalForm>
        </section>
        <section className={styles.panel} aria-labelledby="invite-title">
          <h2 id="invite-title">Invite an agent</h2>
          <InviteList invites={invites} />
        </section>
      </div>
      <section className={styles.section} aria-labelledby="agents">
        <h2 id="agents">Agents</h2>
        {office.agents.total === 0 ? (
          <p className={styles.muted}>No agents yet. Invite the first one above.</p>
        ) : (
          <ul className={styles.list}>
            {office.agents.results.map(({ id, username, name, isClaimed }) => (
              <li key={id}>
                <PersonStrip
                  name={name}
                  href={isLive(agentAddress(username)) ? agentAddress(username) : undefined}
                  detail={isClaimed ? 'Verandah member' : 'From the feed'}
                >
                  <PortalForm name="remove" id={`remove-${id}`} className={styles.actions}>
                    <input type="hidden" name="agentId" value={id} />
                    <SendButton kind="quiet" size="small">
                      Remove<HiddenText> {name}</HiddenText>
                    </SendButton>
                  </PortalForm>
                </PersonStrip>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** All keys have a form of the same name: only the submitted one requires a proof. */
const ProofOfKey = ({ id }: { readonly id: string }) =>
  useFormState().value('id', id) === id ? <ProofFields /> : null;
