import { useState } from 'react';
import { useAct } from './use-act.ts';

export interface WrittenReport { readonly reason: string; readonly detail: string }

export interface ReportRules {
  /** Tells the moderators. @throws {GraphError} */
  write(report: WrittenReport): Promise<unknown>;
  /** It has been sent, without script. */
  readonly reported?: boolean;
  /** What was wrong as the page came. */
  readonly problem?: string;
}

export interface Reporting {
  readonly state: 'open' | 'sending' | 'sent';
  readonly problem: string;
  send(form: FormData): void;
}

/** Sends a report to the moderators: fields `reason` and `detail` of a form. Visitors are asked to sign in. */
export function useReport({ write, reported = false, problem: start = '' }: ReportRules): Reporting {
  const { busy, problem, act } = useAct({ reason: 'report', problem: start });
  const [sent, setSent] = useState(reported);
  return {
    state: sent ? 'sent' : busy ? 'sending' : 'open', problem,
    send(form) {
      void act({
        async write() {
          await write({ reason: String(form.get('reason')), detail: String(form.get('detail')).trim() });
          setSent(true);
        },
      });
    },
  };
}
