import { Notice } from '@verandah/design';
import { browserRest } from '@verandah/areas';
import { useServices } from '@verandah/kit';
import { useState } from 'react';
import { EntryPage } from '../../features/form/entry-page.tsx';
import { LinkForm } from '../../features/form/link-form.tsx';
import { undoEmail } from './undo.ts';
import type { FormData } from '../../features/form/submitting.ts';

export interface EmailUndoData extends FormData<'token'> {
  /** Whether a form sent without script has succeeded. */
  readonly done: boolean;
}

/** Reverts a change of the email address after a press, and states the next step. */
export function EmailUndoView({ data }: { readonly data: EmailUndoData }) {
  const { report, bus } = useServices();
  const [done, setDone] = useState(data.done);
  if (done)
    return (
      <EntryPage
        title="Check your inbox"
        others={
          <p>
            <a href="/sign-in/forgot">Send another link</a>
          </p>
        }
      >
        <Notice tone="success" live>
          Your account uses your old address and everyone is signed out. We’ve sent a link to that address to set a new
          password. The link expires in one hour.
        </Notice>
      </EntryPage>
    );
  return (
    <EntryPage
      title="This wasn’t me"
      lead="We’ll stop the change of your email address or restore your old one, and sign everyone out. We’ll also remove your password and linked sign-ins, and send you a link to set a new password."
    >
      <LinkForm
        data={data}
        action="/account/email/undo"
        label="Protect my account"
        send={(fields) => undoEmail(browserRest, fields, (error) => report(error, 'undo email change'))}
        taken={() => {
          setDone(true);
          bus.publish('session-asked', { ask: 'check' });
        }}
      />
    </EntryPage>
  );
}
