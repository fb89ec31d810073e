import { Button, HiddenText } from '@verandah/design';
import { useNow } from '@verandah/kit';
import type { Connection } from './account.ts';
import styles from './account.module.css';
import { timeAgo } from './ago.ts';
import type { AccountData } from './data.ts';
import { Part, SectionForm } from './section.tsx';
import { scopeLabel } from './token-words.ts';

export interface ConnectionsProps {
  readonly data: AccountData;
  readonly connections: readonly Connection[];
}

/** Applications of others that may act for the member. */
export function Connections({ data, connections }: ConnectionsProps) {
  const now = useNow();
  return (
    <Part
      id="connections"
      title="Connected applications"
      lead={
        connections.length === 0
          ? 'You haven’t allowed any application to use your account.'
          : 'Applications that you’ve allowed to use your account. Changing your password disconnects them too.'
      }
      done={data.done === 'connection-end'}
      doneForm="connection-end"
    >
      {connections.length > 0 && (
        <ul className={styles.list} aria-label="Connected applications">
          {connections.map(({ applicationId, name, scopes, connectedAt, lastUsedAt }) => (
            <li key={applicationId}>
              <span>
                {name}
                <span className={styles.small}>
                  connected {timeAgo(connectedAt, now)},{' '}
                  {lastUsedAt === null ? 'never used' : `last used ${timeAgo(lastUsedAt, now)}`}
                </span>
                <span className={styles.small}>{scopes.map((scope) => scopeLabel(scope)).join(' · ')}</span>
              </span>
              <SectionForm
                data={data}
                section="connection-end"
                place="connections"
                fields={{ application: String(applicationId) }}
              >
                {({ busy }) => (
                  <>
                    <input type="hidden" name="application" value={applicationId} />
                    <Button type="submit" size="small" aria-disabled={busy}>
                      <span>
                        Disconnect<HiddenText>: {name}</HiddenText>
                      </span>
                    </Button>
                  </>
                )}
              </SectionForm>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
