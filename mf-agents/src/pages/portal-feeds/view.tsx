import { Badge, Checkbox, EmptyState, Pagination, TextArea, TextInput } from '@verandah/design';
import { paginate } from '@verandah/market';
import { countsText, uploadWords, type Upload } from '../../features/portal/feed-upload.ts';
import { usePortal } from '../../features/portal/portal-context.ts';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import type { Who } from '../../features/portal/who.ts';
import { momentText } from '../../features/portal/words.ts';
import { FeedKeys } from '../../features/portal/feed-keys.tsx';
import { DropFile } from './drop-file.tsx';
import { useServices } from '@verandah/kit';
import type { FeedKey } from '../../features/portal/feed-key.ts';

/** How a missing `display` of the office's feeds is read. */
type DisplayDefault = 'yes' | 'no';
export interface FeedsContent {
  /** Null for an admin without an office. */
  readonly displayDefault: DisplayDefault | null;
  /** Null for an admin of the site, and for an agent who is not an admin of the office. */
  readonly keys: readonly FeedKey[] | null;
  /** The site's address, for the sample call. */
  readonly site: string;
  readonly page: number;
  readonly total: number;
  readonly results: readonly Upload[];
}

export function FeedsView({
  content: { page, total, results, displayDefault, keys, site },
  who,
  secret,
}: {
  readonly content: FeedsContent;
  readonly who: Who;
  readonly secret: string;
}) {
  const { refusals } = usePortal();
  return (
    <div className={styles.columns} data-half>
      <section className={styles.section} aria-labelledby="send-title">
        <h2 id="send-title">Send a feed</h2>
        <p className={styles.text}>
          {who.isAdmin
            ? 'We accept listings for every office. A new agentID creates an unclaimed office.'
            : `Listings for ${who.agent?.office.name ?? 'your office'} are accepted and listings for other agentIDs are rejected. Your edits here stay until the feed changes the same field.`}
        </p>
        <DropFile />
        <details open={'paste' in refusals || undefined}>
          <summary className={styles.crumb}>Paste a document instead</summary>
          <PortalForm name="paste">
            <FormField name="source" label="File name" given="pasted.xml">
              {(control) => <TextInput {...control} autoComplete="off" maxLength={200} />}
            </FormField>
            <FormField name="text" label="Document" hint="REAXML, up to 900,000 characters.">
              {(control) => <TextArea {...control} rows={8} spellCheck={false} />}
            </FormField>
            <div className={styles.actions}>
              <SendButton>Send feed</SendButton>
            </div>
          </PortalForm>
        </details>
        {displayDefault && <Connect site={site} keys={keys} secret={secret} />}
        {displayDefault && (
          <>
            <h2 id="display-title">Prices and addresses without a display setting</h2>
            <PortalForm name="display">
              <Checkbox
                name="explicit"
                value="yes"
                defaultChecked={displayDefault === 'no'}
                label='Only show details marked display="yes"'
                hint="If this is off, we show a price, rent, address or suburb that has no display attribute, as REAXML specifies. Details marked with anything other than “yes” are always hidden."
              />
              <div className={styles.actions}>
                <SendButton kind="secondary">Save</SendButton>
              </div>
            </PortalForm>
          </>
        )}
      </section>
      <section className={styles.section} aria-labelledby="sent-title">
        <h2 id="sent-title">Feed history</h2>
        {results.length === 0 ? (
          <EmptyState title="No feeds yet">
            <p>Send a feed above, or connect your CRM with a feed key. Each feed’s report will appear here.</p>
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
              total={paginate(total, page).totalPages}
              href={(to) => `/agent-portal/feeds?page=${to}`}
              label="Feed pages"
            />
          </>
        )}
      </section>
    </div>
  );
}

/** How the office's own software sends its feed: address, format, sample call, keys. */
function Connect({ site, keys, secret }: Pick<FeedsContent, 'site' | 'keys'> & { readonly secret: string }) {
  const { isLive } = useServices();
  return (
    <>
      <h2 id="connect-title">Connect your CRM</h2>
      <p className={styles.text}>
        Your software posts REAXML to this address with a feed key of your office: up to 50 MB, as it is or compressed
        with gzip. Each feed’s report is here and at the address that the response names.
      </p>
      <code className={styles.secret}>{site}/feeds/reaxml</code>
      <pre className={styles.code}>
        {`curl -H "x-feed-key: $KEY" \\
  -H 'content-type: application/xml' \\
  --data-binary @evening.xml \\
  '${site}/feeds/reaxml?source=evening.xml'

curl -H "x-feed-key: $KEY" \\
  '${site}/feeds/uploads?take=5'`}
      </pre>
      <p className={styles.text}>
        Software without REAXML posts JSON to <code>/feeds/listings</code>, with{' '}
        <a href="/feeds/listings.schema.json" data-reload="">
          this schema
        </a>
        . Your listings as they are here, with your edits, are REAXML at <code>/feeds/listings.xml</code>:
      </p>
      <pre className={styles.code}>
        {`curl -H "x-feed-key: $KEY" \\
  -H 'content-type: application/json' \\
  --data-binary @evening.json \\
  '${site}/feeds/listings?source=evening.json'

curl --compressed -H "x-feed-key: $KEY" \\
  '${site}/feeds/listings.xml'`}
      </pre>
      {isLive('/developers') && (
        <p className={styles.text}>
          <a href="/developers#feeds">More about feeds</a>
        </p>
      )}
      <h3 id="keys-title">Feed keys</h3>
      {keys === null ? (
        <p className={styles.muted}>Your office’s admins manage its feed keys. Ask one of them for a key.</p>
      ) : (
        <FeedKeys keys={keys} secret={secret} />
      )}
    </>
  );
}
