import type { Rest, RestAnswer, RestCall } from '@verandah/areas';

/** What is wrong, by field, in words; `form` is about the whole. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** What became of a form: taken, or refused with words for who sent it. */
export type Outcome =
  | { readonly taken: true; readonly location: string | null; readonly body: unknown }
  | {
      readonly taken: false;
      readonly status: number;
      readonly problems: Problems;
      /** The challenge of a sign-in that requires a second factor. */
      readonly challenge?: string;
    };

/** The service could not carry a call out: nobody's fault who sent it. */
export class CallFailed extends Error {
  readonly status: number | undefined;
  constructor(message: string, status?: number) {
    super(message);
    this.name = 'CallFailed';
    this.status = status;
  }
}

/** Whether `send` has logged the error. */
export const isCallFailed = (error: unknown): boolean => error instanceof CallFailed;

export const unreachable = 'We couldn’t reach the server. Nothing you typed is lost: please try again.';

/**
 * Sends a form. A refusal (4xx) comes back as words beside the fields; anything else is logged and thrown.
 * @param fields that the form has: problems of others are shown for the whole form
 * @throws {CallFailed} when the service failed or could not be reached
 */
export async function send(
  rest: Rest,
  call: RestCall,
  fields: readonly string[],
  log: (error: unknown) => void,
): Promise<Outcome> {
  let answer: RestAnswer;
  try {
    answer = await rest(call);
    if (answer.status >= 500 || answer.status < 200)
      throw new CallFailed(`${call.method} ${call.path} answered ${answer.status}.`, answer.status);
  } catch (error) {
    const failed =
      error instanceof CallFailed ? error : new CallFailed(error instanceof Error ? error.message : String(error));
    log(failed);
    throw failed;
  }
  const { status, location, body } = answer;
  if (status < 400) return { taken: true, location, body };
  const { challenge } = (typeof body === 'object' && body !== null ? body : {}) as { readonly challenge?: unknown };
  return {
    taken: false,
    status,
    problems: problemsOf(body, fields),
    ...(typeof challenge === 'string' && { challenge }),
  };
}

interface Refusal {
  readonly detail?: unknown;
  readonly errors?: readonly { readonly field?: unknown; readonly message?: unknown }[];
}

/** The words of an `application/problem+json`, each beside its field. */
export function problemsOf(body: unknown, fields: readonly string[]): Problems {
  const { detail, errors = [] } = (typeof body === 'object' && body !== null ? body : {}) as Refusal;
  const problems: Record<string, string> = {};
  for (const { field, message } of Array.isArray(errors) ? errors : []) {
    if (typeof message !== 'string') continue;
    const place = typeof field === 'string' && fields.includes(field) ? field : 'form';
    problems[place] ??= message;
  }
  if (Object.keys(problems).length === 0)
    problems.form = typeof detail === 'string' ? detail : 'This could not be done. Please try again.';
  return problems;
}
