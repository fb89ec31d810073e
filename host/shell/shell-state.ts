import type { Session, SessionFacts } from '@verandah/kit';
import type { ShellPage } from '../boot.ts';

/** What the shell shows and that changes during a visit. */
export interface ShellState {
  readonly path: string;
  readonly page: ShellPage;
  /** A page is on its way, and has been for a moment. */
  readonly busy: boolean;
  /** Said by screen readers when it changes. */
  readonly announcement: string;
  readonly session: Session;
  /** New homes in the member's alerts; absent until it is known. */
  readonly unseen?: number;
  /** The notifications, the newest last. */
  readonly notices: readonly ShellNotice[];
}

export interface ShellNotice {
  readonly id: number;
  readonly kind: 'info' | 'success' | 'error';
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** The browser part of the host writes here what the shell shows. */
export interface ShellStore {
  get(): ShellState;
  set(change: Partial<ShellState>): void;
  /** Shows a notification; the same words are shown once at a time. */
  tell(notice: Omit<ShellNotice, 'id'>): void;
  dismiss(id: number): void;
  subscribe(changed: () => void): () => void;
}

const mostNotices = 3;
const unknown: Session = { known: false, signedIn: false, roles: [] };

export function createShellStore(
  first: Pick<ShellState, 'path' | 'page'> & { readonly session?: SessionFacts | undefined },
): ShellStore {
  const { session } = first;
  let state: ShellState = {
    path: first.path,
    page: first.page,
    busy: false,
    announcement: '',
    notices: [],
    session: session ? { ...session, known: session.known === true } : unknown,
  };
  const listeners = new Set<() => void>();
  let told = 0;
  const set = (change: Partial<ShellState>): void => {
    state = { ...state, ...change };
    for (const changed of listeners) changed();
  };
  return {
    get: () => state,
    set,
    tell: (notice) =>
      set({
        notices: [...state.notices.filter(({ text }) => text !== notice.text), { ...notice, id: ++told }].slice(
          -mostNotices,
        ),
      }),
    dismiss: (id) => set({ notices: state.notices.filter((notice) => notice.id !== id) }),
    subscribe(changed) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}
