import { signInFailure, signInFailureWords, withoutProviderReturn } from '@verandah/market';

export interface ProviderReturn {
  readonly providerName: string | null;
  readonly authCode: string | null;
  readonly authError: string | null;
}

/** Reads a provider's return from a query; null when it is none. */
export function readProviderReturn(search: string): ProviderReturn | null {
  const query = new URLSearchParams(search);
  const returned = {
    providerName: query.get('providerName'),
    authCode: query.get('authCode'),
    authError: query.get('authError'),
  };
  return returned.authError !== null || (returned.providerName !== null && returned.authCode !== null)
    ? returned
    : null;
}

/** The address without the provider's parameters. Everything else stays as it was written, in order. */
export function cleanedAddress(href: string): string {
  const { pathname, search, hash } = new URL(href);
  return pathname + withoutProviderReturn(search) + hash;
}

interface ProblemDetails {
  readonly detail?: unknown;
  readonly errors?: unknown;
  readonly challenge?: unknown;
}

/**
 * The sign-in page's address for the second-factor code, which leads back to `address`.
 * @param address without the provider's parameters
 */
export function codeStep(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const stored = path === '/sign-in' ? new URLSearchParams(query) : new URLSearchParams({ return: address });
  stored.set('step', 'code');
  return `/sign-in?${stored.toString()}`;
}

/**
 * Exchanges a provider's code for a session. Returns the member's path ('/member/mia'), or undefined without a provider
 * or a code. A member with a second factor is sent to the code step.
 * @throws {Error} with our words for the code of the address, or the message of the API
 */
export async function signInByProvider(
  { providerName, authCode, authError }: ProviderReturn,
  post: typeof fetch,
  leave: (href: string) => void = (href) => window.location.replace(href),
): Promise<string | null | undefined> {
  if (authError) throw new Error(signInFailureWords(authError));
  if (!providerName || !authCode) return undefined;
  const response = await post('/auth/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ providerName, authCode, authError }),
  });
  if (response.ok) return response.headers.get('location');
  const text = await response.text();
  let problem: ProblemDetails | null = null;
  try {
    problem = JSON.parse(text) as ProblemDetails | null;
  } catch {
    /* not JSON: the text is used */
  }
  if (typeof problem?.challenge === 'string') {
    leave(codeStep(cleanedAddress(window.location.href)));
    // Never resolves: the browser is leaving the page.
    return new Promise(() => undefined);
  }
  const errors = Array.isArray(problem?.errors) ? (problem.errors as { readonly message: string }[]) : [];
  throw new Error(
    signInFailure(
      {
        errors,
        message: typeof problem?.detail === 'string' ? problem.detail : '',
        text: problem ? '' : text.slice(0, 200),
      },
      // Its name in the address may be anybody's.
      'the provider',
    ),
  );
}
