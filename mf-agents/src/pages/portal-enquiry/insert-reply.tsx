import { Select } from '@verandah/design';
import type { MouseEvent } from 'react';
import { FormField, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { filledReply } from '../../features/portal/saved-reply.ts';
import type { Who } from '../../features/portal/who.ts';
import type { EnquiryContent } from './queries.ts';
import { replyValues, withReply } from './reply-values.ts';

/**
 * Inserts a saved reply into the form around it. Without script the button sends the form, and the page returns with
 * the reply in it.
 */
export function InsertReply({ enquiry, who }: { readonly enquiry: EnquiryContent; readonly who: Who }) {
  const { templates } = enquiry;
  const insert = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    const [chosen, text] = [form?.elements.namedItem('template'), form?.elements.namedItem('text')];
    const template = templates.find(({ id }) => chosen instanceof HTMLSelectElement && id === chosen.value);
    if (!template || !(text instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    text.value = withReply(text.value, filledReply(template.text, replyValues(enquiry, who)));
    text.dispatchEvent(new Event('input', { bubbles: true }));
    text.focus();
    text.setSelectionRange(text.value.length, text.value.length);
  };
  if (templates.length === 0)
    return (
      <p>
        <a className={styles.crumb} href="/agent-portal/replies">
          Save replies to use again
        </a>
      </p>
    );
  return (
    <div className={styles.inline}>
      <FormField name="template" label="Saved reply">
        {(control) => <Select {...control} options={templates.map(({ id, name }) => ({ value: id, label: name }))} />}
      </FormField>
      <SendButton kind="secondary" name="insert" value="yes" onClick={insert}>
        Insert
      </SendButton>
      <a className={styles.crumb} href="/agent-portal/replies">
        Edit saved replies
      </a>
    </div>
  );
}
