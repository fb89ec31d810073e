import { Badge, Checkbox, EmptyState, Pagination, TextArea, TextInput } from '@verandah/design';
import { pagination } from '@verandah/market';
import { countsText, uploadWords } from '../../features/portal/feed-upload.ts';
import { usePortal } from '../../features/portal/portal-context.ts';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import type { Who } from '../../features/portal/who.ts';
import { momentText } from '../../features/portal/words.ts';
import { DropFile } from './drop-file.tsx';
import type { FeedsContent } from './part.ts';

export function FeedsView({
  content: { page, total, results, displayDefault },
  who,
}: {
  readonly content: FeedsContent;
  readonly who: Who;
}) {
  const { refused } = usePortal();
  return (
    <div className={styles.columns} data-half>
      <section className={styles.section} aria-labelledby="send-title">
        <h2 id="send-title">Send a feed</h2>
        <p className={styles.text}>
          {who.isAdmin
            ? 'Listings of every office are taken; one with an agentID that nobody has makes an unclaimed office.'
            : `Listings of ${who.agent?.office.name ?? 'your office'} are taken, those of other agentIDs are refused. What you have set by hand stays until the feed says something else of it.`}
        </p>
        <DropFile />
        <details open={refused?.form === 'paste' || undefined}>
          <summary className={styles.crumb}>Paste the document instead</summary>
          <PortalForm name="paste">
            <FormField name="source" label="File name" given="pasted.xml">
              {(control) => <TextInput {...control} maxLength={200} />}
            </FormField>
            <FormField name="text" label="The document" hint="REAXML, at most 900,000 characters.">
              {(control) => <TextArea {...control} rows={8} spellCheck={false} />}
            </FormField>
            <div className={styles.actions}>
              <SendButton>Send the feed</SendButton>
            </div>
          </PortalForm>
        </details>
        {displayDefault && (
          <>
            <h2 id="display-title">Prices and addresses without a mark</h2>
            <PortalForm name="display">
              <Checkbox
                name="explicit"
                value="yes"
                defaultChecked={displayDefault === 'no'}
                label='Show only what is marked display="yes"'
                hint="Otherwise a price, rent, address or suburb without a display attribute is shown, as the format rules. What is marked with anything but yes is always hidden."
              />
              <div className={styles.actions}>
                <SendButton kind="secondary">Save</SendButton>
              </div>
            </PortalForm>
          </>
        )}
      </section>
      <section className={styles.section} aria-labelledby="sent-title">
        <h2 id="sent-title">Feeds so far</h2>
        {results.length === 0 ? (
          <EmptyState title="No feeds yet">
            <p>Feeds that come by key, from here or by command are listed with their reports.</p>
          </EmptyState>
        ) : (
          <>
            <ul className={styles.list}>
              {results.map(({ id, source, status, receivedAt, counts, noted, problem }) => (
                <li key={id}>
                  <div className={styles.line}>
                    <span className={styles.badges}>
                      <a className={styles.name} href={`/agent-portal/feeds/${id}`}>
                        {source}
                      </a>
                      <Badge tone={status === 'done' ? 'outline' : 'accent'}>{uploadWords[status]}</Badge>
                    </span>
                    <span className={styles.muted}>{momentText(receivedAt)}</span>
                  </div>
                  <p className={styles.muted}>
                    {countsText(counts)}
                    {noted > 0 && `; ${noted} with notes`}
                  </p>
                  {problem && <p className={styles.error}>{problem}</p>}
                </li>
              ))}
            </ul>
            <Pagination
              current={page}
              total={pagination(total, page).totalPages}
              href={(to) => `/agent-portal/feeds?page=${to}`}
              label="Pages of feeds"
            />
          </>
        )}
      </section>
    </div>
  );
}
