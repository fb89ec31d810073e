import type { Bus } from '@verandah/bus';
import type { SessionFacts } from '@verandah/kit';
import type { watchSession } from './watch-session.ts';

/** Names of the cookie that states that a member may be signed in. On https it is bound to this host. */
const names = ['__Host-session', 'session'] as const;

interface SessionStart {
  readonly bus: Bus;
  /** The session that the page was rendered with: loaded on private pages. */
  readonly drawn: SessionFacts;
  readonly notifies: boolean;
  /** Discards the data read in the name of the previous member. */
  readonly forget: () => void;
  /** Whether the current page is private. */
  readonly onPrivatePage: () => boolean;
  readonly move: (href: string) => void;
  /** Changes the address of the current page. */
  readonly rename: (href: string) => void;
  readonly report: (error: unknown, where: string) => void;
}

export const cookieValue = (text: string, name: string): string | undefined =>
  text
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) || undefined;

/**
 * Starts the site's session in this tab. A visitor without a trace of a session costs nothing more; everything else
 * loads after the page.
 * @returns `ready` settles once the session is loaded, `signOut` is for the header, `stillSignedIn` checks whether a
 * member still is signed in
 */
export function startSession({ bus, drawn, notifies, forget, onPrivatePage, move, rename, report }: SessionStart): {
  readonly ready: Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly stillSignedIn: () => Promise<boolean>;
} {
  const cookie = (): string | undefined => names.map((name) => cookieValue(document.cookie, name)).find(Boolean);
  let own = false;
  const ownBus: Bus = {
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

  let manager: Promise<ReturnType<typeof watchSession>> | undefined;
  const loadManager = (): Promise<ReturnType<typeof watchSession>> => {
    manager ??= import('./watch-session.ts')
      .then(({ watchSession }) =>
        watchSession({
          bus: ownBus,
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
        manager = undefined;
        throw error;
      });
    return manager;
  };
  const failed = (error: unknown): void => report(error, 'session');

  bus.follow('session', ({ signedIn, memberId }) => {
    // Ignores what this tab has published itself.
    if (!own && (signedIn || manager))
      void loadManager()
        .then((one) => one.follow(signedIn, memberId))
        .catch(failed);
  });
  const isSignedOut =
    cookie() === undefined && !hasRecord() && !/[?&](?:providerName|authError)=/.test(window.location.search);
  if (isSignedOut) ownBus.publish('session', { signedIn: false, roles: [] });
  const ready = isSignedOut
    ? Promise.resolve()
    : loadManager()
        .then((one) => one.begin())
        .catch(failed);

  bus.follow('session-asked', ({ ask, location }) => {
    if (ask === 'sign-out') void signOut();
    else
      void loadManager()
        .then((one) => (ask === 'check' ? one.check() : one.signedIn(location ?? null)))
        .catch(failed);
  });
  window.addEventListener('focus', () => {
    if (manager || cookie() !== undefined)
      void loadManager()
        .then((one) => one.check())
        .catch(failed);
  });

  const signOut = async (): Promise<void> => {
    try {
      await (await loadManager()).signOut();
    } catch (error) {
      failed(error);
      bus.publish('notifications', {
        kind: 'error',
        text: 'We couldn’t sign you out. Please try again.',
      });
    }
  };
  const stillSignedIn = async (): Promise<boolean> => {
    const signedIn = (): boolean => bus.last('session')?.signedIn === true;
    if (signedIn())
      await loadManager()
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
    return false; // storage is forbidden: no record
  }
}
