import type { Rest, RestResponse, RestCall } from '@verandah/areas';

/** Validation errors by field, in words; `form` concerns the whole form. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** Outcome of a form: accepted, or rejected with messages for the sender. */
export type Outcome =
  | { readonly taken: true; readonly location: string | null; readonly body: unknown }
  | {
      readonly taken: false;
      readonly status: number;
      readonly problems: Problems;
      /** The challenge of a sign-in that requires a second factor. */
      readonly challenge?: string;
    };

/** The API failed or could not be reached; the input is not at fault. */
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

export const unreachable =
  'We couldn’t connect. What you’ve typed is still here: check your internet connection and try again.';

/**
 * Sends a form. A rejection (4xx) returns messages beside the fields; anything else is logged and thrown.
 * @param fields fields of the form; errors of other fields concern the whole form
 * @throws {CallFailed} when the API failed or could not be reached
 */
export async function sendCall(
  rest: Rest,
  call: RestCall,
  fields: readonly string[],
  log: (error: unknown) => void,
): Promise<Outcome> {
  let response: RestResponse;
  try {
    response = await rest(call);
    if (response.status >= 500 || response.status < 200)
      throw new CallFailed(`${call.method} ${call.path} responded with ${response.status}.`, response.status);
  } catch (error) {
    const failed =
      error instanceof CallFailed ? error : new CallFailed(error instanceof Error ? error.message : String(error));
    log(failed);
    throw failed;
  }
  const { status, location, body } = response;
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

/** The messages of an `application/problem+json` response, by field. */
export function problemsOf(body: unknown, fields: readonly string[]): Problems {
  const { detail, errors = [] } = (typeof body === 'object' && body !== null ? body : {}) as Refusal;
  const problems: Record<string, string> = {};
  for (const { field, message } of Array.isArray(errors) ? errors : []) {
    if (typeof message !== 'string') continue;
    const place = typeof field === 'string' && fields.includes(field) ? field : 'form';
    problems[place] ??= message;
  }
  if (Object.keys(problems).length === 0)
    problems.form = typeof detail === 'string' ? detail : 'Something went wrong. Please try again.';
  return problems;
}
