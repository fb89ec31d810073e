import type { Bus } from '@verandah/bus';
import type { SessionFacts } from '@verandah/kit';
import type { watchSession } from './watch-session.ts';

/** Of the cookie that says that somebody may be signed in: on https it is bound to this host. */
const names = ['__Host-session', 'session'] as const;

interface SessionStart {
  readonly bus: Bus;
  /** What the page was drawn with: known on private pages. */
  readonly drawn: SessionFacts;
  readonly notifies: boolean;
  /** Forgets what was read in the name of who was signed in. */
  readonly forget: () => void;
  /** Whether the page that is shown is its visitor's own. */
  readonly onPrivatePage: () => boolean;
  readonly move: (href: string) => void;
  /** The page that is shown goes by another address. */
  readonly rename: (href: string) => void;
  readonly report: (error: unknown, where: string) => void;
}

export const cookieValue = (text: string, name: string): string | undefined =>
  text
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) || undefined;

/**
 * Starts the site's session in this tab. A visitor without a trace of one costs nothing more; everything else is
 * fetched after the page.
 * @returns `ready` settles once it is known who is here, `signOut` is for the header, `stillSignedIn` looks whether a
 * member still is one
 */
export function startSession({ bus, drawn, notifies, forget, onPrivatePage, move, rename, report }: SessionStart): {
  readonly ready: Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly stillSignedIn: () => Promise<boolean>;
} {
  const cookie = (): string | undefined => names.map((name) => cookieValue(document.cookie, name)).find(Boolean);
  let own = false;
  const speaking: Bus = {
    ...bus,
    publish: (name, value) => {
      own = true;
      try {
        bus.publish(name, value);
      } finally {
        own = false;
      }
    },
  };

  const changed = ({ signedIn, ended }: { readonly signedIn: boolean; readonly ended: boolean }): void => {
    forget();
    const here = window.location.pathname + window.location.search;
    if (!onPrivatePage() || /^\/sign-/.test(here)) return;
    if (signedIn) window.location.reload();
    else move(ended ? `/sign-in?${new URLSearchParams({ return: here }).toString()}` : '/');
  };

  let keeper: Promise<ReturnType<typeof watchSession>> | undefined;
  const keep = (): Promise<ReturnType<typeof watchSession>> => {
    keeper ??= import('./watch-session.ts')
      .then(({ watchSession }) =>
        watchSession({
          bus: speaking,
          drawn,
          notifies,
          changed,
          rename,
          report,
          cookie,
          fetch: (...given) => window.fetch(...given),
          storage: () => window.localStorage,
          dropCookie: () => {
            for (const name of names)
              document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax${name === 'session' ? '' : '; Secure'}`;
          },
        }),
      )
      .catch((error: unknown) => {
        keeper = undefined;
        throw error;
      });
    return keeper;
  };
  const failed = (error: unknown): void => report(error, 'session');

  bus.follow('session', ({ signedIn, memberId }) => {
    // Our own word, or another tab's.
    if (!own && (signedIn || keeper))
      void keep()
        .then((one) => one.follow(signedIn, memberId))
        .catch(failed);
  });
  const nobody =
    cookie() === undefined && !hasRecord() && !/[?&](?:providerName|authError)=/.test(window.location.search);
  if (nobody) speaking.publish('session', { signedIn: false, roles: [] });
  const ready = nobody
    ? Promise.resolve()
    : keep()
        .then((one) => one.begin())
        .catch(failed);

  bus.follow('session-asked', ({ ask, location }) => {
    if (ask === 'sign-out') void signOut();
    else
      void keep()
        .then((one) => (ask === 'check' ? one.check() : one.signedIn(location ?? null)))
        .catch(failed);
  });
  window.addEventListener('focus', () => {
    if (keeper || cookie() !== undefined)
      void keep()
        .then((one) => one.check())
        .catch(failed);
  });

  const signOut = async (): Promise<void> => {
    try {
      await (await keep()).signOut();
    } catch (error) {
      failed(error);
      bus.publish('notifications', {
        kind: 'error',
        text: 'We couldn’t sign you out: the server did not answer. Please try again.',
      });
    }
  };
  const stillSignedIn = async (): Promise<boolean> => {
    const signedIn = (): boolean => bus.last('session')?.signedIn === true;
    if (signedIn())
      await keep()
        .then((one) => one.check())
        .catch(failed);
    return signedIn();
  };
  return { ready, signOut, stillSignedIn };
}

function hasRecord(): boolean {
  try {
    return window.localStorage.getItem('auth_member') !== null;
  } catch {
    return false;
  }
}
