import { RestoredNotice, useUnsaved, useWriteFailure } from '@verandah/areas/actions';
import { ConfirmDialog, useSubmission } from '@verandah/design';
import { useServices, useSession } from '@verandah/kit';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FailureNotice } from '../store/failure-notice.tsx';
import type { Failure } from '../store/failure.ts';
import type { ActionHandler, Refused } from './action.ts';

export interface Sure {
  readonly question: string;
  /** What the action entails; absent: that it cannot be undone. */
  readonly detail?: string;
  /** The verb on the button. */
  readonly action: string;
}

interface ActionFormProps {
  /** The page's address, to which the form posts without script. */
  readonly action: string;
  readonly act: ActionHandler;
  /** The action and its target, sent as hidden fields. */
  readonly fields: Readonly<Record<string, string>> & { readonly do: string };
  /** A form of the page that was rejected without script. */
  readonly refused?: Refused | undefined;
  /** Question before the action, with script. */
  readonly sure?: Sure;
  readonly className?: string | undefined;
  /** Called after the action, once the page has been loaded again. */
  onDone?(): void;
  readonly children: ReactNode;
}

/** A form for one action. Without script it posts; with script it is sent in place and shows the outcome. */
export function ActionForm({ action, act, fields, refused, sure, className, onDone, children }: ActionFormProps) {
  const { graph, bus, navigate } = useServices();
  const { known: _, ...session } = useSession();
  const own = refused && Object.entries(fields).every(([name, value]) => refused.fields[name] === value);
  const [failure, setFailure] = useState<Failure | null>(own ? refused.failure : null);
  const { failureOf } = useWriteFailure({ kind: 'form' });
  const { state, submit } = useSubmission();
  const element = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved(element, {
    place: `${action} ${Object.values(fields).join(' ')}`,
    isRejected: own === true,
  });
  const busy = state === 'sending';
  const [confirming, setConfirming] = useState<{
    readonly form: HTMLFormElement;
    readonly submitter: HTMLElement | null;
  }>();

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    if (busy) return;
    const typed = Object.fromEntries([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
    await submit(
      async () => {
        setFailure(null);
        const outcomeOf = await act(graph, session, typed);
        if ('failure' in outcomeOf) {
          setFailure(outcomeOf.failure);
          return { form: outcomeOf.failure.message };
        }
        if (outcomeOf.confirmation !== undefined)
          bus.publish('notifications', { kind: 'success', text: outcomeOf.confirmation });
        unsaved.settle();
        form.reset();
        await navigate(outcomeOf.location, { replace: true, keepScroll: outcomeOf.location === action });
        onDone?.();
        return {};
      },
      (error) => {
        setFailure({ message: 'Something went wrong. Please try again.' });
        return failureOf(error);
      },
    );
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (sure) setConfirming({ form, submitter });
    else void send(form, submitter);
  };
  return (
    <>
      <form ref={element} method="post" action={action} className={className} onSubmit={onSubmit} aria-busy={busy}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FailureNotice failure={failure} />
        <RestoredNotice unsaved={unsaved} />
        {children}
      </form>
      {sure && confirming && (
        <ConfirmDialog
          open
          question={sure.question}
          action={sure.action}
          onClose={() => setConfirming(undefined)}
          onConfirm={() => void send(confirming.form, confirming.submitter)}
        >
          {sure.detail}
        </ConfirmDialog>
      )}
    </>
  );
}
