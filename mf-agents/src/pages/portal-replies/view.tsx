import { HiddenText, TextArea, TextInput } from '@verandah/design';
import { usePortal } from '../../features/portal/portal-context.ts';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { placeholders } from '../../features/portal/saved-reply.ts';
import type { ReplyTemplate } from './queries.ts';

export function RepliesView({ content }: { readonly content: readonly ReplyTemplate[] }) {
  const { refusals } = usePortal();
  return (
    <>
      <div className={styles.actions}>
        <a className={styles.crumb} href="/agent-portal/enquiries">
          All enquiries
        </a>
      </div>
      <div className={styles.columns} data-side>
        <section className={styles.section} aria-labelledby="saved">
          <h2 id="saved">Your replies</h2>
          {content.length === 0 ? (
            <p className={styles.muted}>No saved replies yet. Save one, then insert it when you reply to an enquiry.</p>
          ) : (
            <ul className={styles.list}>
              {content.map((reply) => (
                <li key={reply.id}>
                  <p className={styles.name}>{reply.name}</p>
                  <p className={styles.text}>{reply.text}</p>
                  <details open={`reply-${reply.id}` in refusals || undefined}>
                    <summary className={styles.crumb}>
                      Edit<HiddenText> {reply.name}</HiddenText>
                    </summary>
                    <PortalForm name={`reply-${reply.id}`} label={`Edit ${reply.name}`}>
                      <Fields given={reply} />
                      <div className={styles.actions}>
                        <SendButton>Save</SendButton>
                        <SendButton kind="quiet" name="delete" value="yes">
                          Delete<HiddenText> {reply.name}</HiddenText>
                        </SendButton>
                      </div>
                    </PortalForm>
                  </details>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section className={styles.panel} aria-labelledby="new-reply">
          <h2 id="new-reply">New reply</h2>
          <PortalForm name="new" label="New reply">
            <Fields />
            <div className={styles.actions}>
              <SendButton>Save reply</SendButton>
            </div>
          </PortalForm>
          <h3>What you can use</h3>
          <ul className={styles.notes}>
            {placeholders.map(([name, meaning]) => (
              <li key={name}>
                <code>{`{${name}}`}</code> {meaning}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

const Fields = ({ given }: { readonly given?: ReplyTemplate }) => (
  <>
    <FormField name="name" label="Name" given={given?.name}>
      {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
    </FormField>
    <FormField name="text" label="Reply" given={given?.text}>
      {(control) => <TextArea {...control} rows={6} maxLength={5000} />}
    </FormField>
  </>
);
