import { signInFailure } from '@verandah/market';

/** What a sign-in provider adds to the address of the page that it sends the browser back to. */
const added = ['providerName', 'authCode', 'fullName', 'email', 'authError'] as const;

export interface ProviderReturn {
  readonly providerName: string | null;
  readonly authCode: string | null;
  readonly authError: string | null;
}

/** Reads what a provider's return says; null for an address that is none. */
export function readProviderReturn(search: string): ProviderReturn | null {
  const query = new URLSearchParams(search);
  const said = {
    providerName: query.get('providerName'),
    authCode: query.get('authCode'),
    authError: query.get('authError'),
  };
  return said.authError !== null || (said.providerName !== null && said.authCode !== null) ? said : null;
}

/** The address without what the provider added; everything else stays as it was written, in order. */
export function cleanedAddress(href: string): string {
  const url = new URL(href);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !(added as readonly string[]).includes(decoded(part.split('=', 1)[0] ?? '')));
  return url.pathname + (kept.length > 0 ? `?${kept.join('&')}` : '') + url.hash;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

interface Refusal {
  readonly detail?: unknown;
  readonly errors?: unknown;
  readonly challenge?: unknown;
}

/**
 * The pages that require the code of a second factor, and return from it.
 * @param address as it was cleaned
 */
export function codeStep(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const kept = path === '/sign-in' ? new URLSearchParams(query) : new URLSearchParams({ return: address });
  kept.set('step', 'code');
  return `/sign-in?${kept.toString()}`;
}

/**
 * Exchanges what a provider said for a session: path of the member ('/member/mia'), or undefined without a provider's
 * name or a code. A member with a second factor is led to where it is entered.
 * @throws {Error} in the words of the provider or of the service
 */
export async function signInByProvider(
  { providerName, authCode, authError }: ProviderReturn,
  post: typeof fetch,
  leave: (href: string) => void = (href) => window.location.replace(href),
): Promise<string | null | undefined> {
  const label = providerName ?? 'the provider';
  if (authError) throw new Error(signInFailure({ message: authError }, label));
  if (!providerName || !authCode) return undefined;
  const answer = await post('/auth/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ providerName, authCode, authError }),
  });
  if (answer.ok) return answer.headers.get('location');
  const text = await answer.text();
  let told: Refusal | null = null;
  try {
    told = JSON.parse(text) as Refusal | null;
  } catch {
    /* no JSON: its text is shown */
  }
  if (typeof told?.challenge === 'string') {
    leave(codeStep(cleanedAddress(window.location.href)));
    // The page waits until it is gone.
    return new Promise(() => undefined);
  }
  const errors = Array.isArray(told?.errors) ? (told.errors as { readonly message: string }[]) : [];
  throw new Error(
    signInFailure(
      { errors, message: typeof told?.detail === 'string' ? told.detail : '', text: told ? '' : text.slice(0, 200) },
      label,
    ),
  );
}
