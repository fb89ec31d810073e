import { useWriteFailure } from '@verandah/areas/actions';
import { useSubmission } from '@verandah/design';
import { useServices, useSession } from '@verandah/kit';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FailureNotice } from '../store/failure-notice.tsx';
import type { Failure } from '../store/failure.ts';
import type { ActionHandler, Refused } from './action.ts';

interface ActionFormProps {
  /** The page's address: the form posts to it without script. */
  readonly action: string;
  readonly act: ActionHandler;
  /** What the form does, and to what: hidden fields. */
  readonly fields: Readonly<Record<string, string>> & { readonly do: string };
  /** Of the page, when a form of it was refused without script. */
  readonly refused?: Refused | undefined;
  /** The question before it is done. */
  readonly sure?: string;
  readonly className?: string | undefined;
  /** After it was done and the page has been loaded again. */
  onDone?(): void;
  readonly children: ReactNode;
}

/** A form that does one thing. Without script it is posted; with it the page stays, and shows what came of it. */
export function ActionForm({ action, act, fields, refused, sure, className, onDone, children }: ActionFormProps) {
  const { graph, bus, navigate } = useServices();
  const { known: _, ...session } = useSession();
  const own = refused && Object.entries(fields).every(([name, value]) => refused.fields[name] === value);
  const [failure, setFailure] = useState<Failure | null>(own ? refused.failure : null);
  const { failureOf } = useWriteFailure({ kind: 'form' });
  const { state, submit } = useSubmission();
  const busy = state === 'sending';

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    if (busy || (sure !== undefined && !window.confirm(sure))) return;
    const typed = Object.fromEntries([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
    await submit(
      async () => {
        setFailure(null);
        const outcomeOf = await act(graph, session, typed);
        if ('failure' in outcomeOf) {
          setFailure(outcomeOf.failure);
          return { form: outcomeOf.failure.message };
        }
        if (outcomeOf.said !== undefined) bus.publish('notifications', { kind: 'success', text: outcomeOf.said });
        form.reset();
        await navigate(outcomeOf.location, { replace: true, keepScroll: outcomeOf.location === action });
        onDone?.();
        return {};
      },
      (error) => {
        setFailure({ message: 'This couldn’t be done. Please try again.' });
        return failureOf(error);
      },
    );
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
  };
  return (
    <form method="post" action={action} className={className} onSubmit={onSubmit} aria-busy={busy}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FailureNotice failure={failure} />
      {children}
    </form>
  );
}
