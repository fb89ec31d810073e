import { useAction } from './use-action.ts';

export interface WrittenReport {
  readonly reason: string;
  readonly detail: string;
}

export interface ReportRules {
  /** Reports to the moderators. @throws {GraphError} */
  write(report: WrittenReport): Promise<unknown>;
  /** Whether it was already sent, by a post without script. */
  readonly reported?: boolean;
  /** The problem that the page was rendered with. */
  readonly problem?: string;
}

export interface Reporting {
  readonly state: 'open' | 'sending' | 'sent';
  readonly problem: string;
  send(form: FormData): void;
}

/** Sends a report to the moderators: fields `reason` and `detail` of a form. Visitors are led to the sign-in page. */
export function useReport({ write, reported = false, problem: start = '' }: ReportRules): Reporting {
  const { now: sent, busy, problem, act } = useAction<boolean>({ reason: 'report', state: reported, problem: start });
  return {
    state: sent ? 'sent' : busy ? 'sending' : 'open',
    problem,
    send(form) {
      const written = { reason: String(form.get('reason')), detail: String(form.get('detail')).trim() };
      void act({
        write: async () => {
          await write(written);
          return true;
        },
      });
    },
  };
}
