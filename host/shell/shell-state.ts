import type { Head } from '@verandah/areas';
import type { Session, SessionFacts } from '@verandah/kit';
import type { ShellPage } from '../boot.ts';

/** The state of the shell that changes during a visit. */
export interface ShellState {
  readonly path: string;
  readonly page: ShellPage;
  /** Where the page has entries of the navigation lead, by their own addresses. */
  readonly entryLinks?: Head['entryLinks'] | undefined;
  /** A page has been loading for a moment. */
  readonly busy: boolean;
  /**
   * Changes when the visitor leaves for another page: menus close then. When it arrives they may have been opened again.
   */
  readonly departure?: number;
  /** Announced by screen readers when it changes. */
  readonly announcement: string;
  readonly session: Session;
  /** New homes in the member's alerts; undefined until they are loaded. */
  readonly unseen?: number;
  /** Unread notifications of the member; undefined until they are counted. */
  readonly unread?: number;
  /** Homes saved by the member or in this browser; undefined until they are loaded. */
  readonly saved?: number;
  /** The member's next inspection in words; '' or undefined for none. */
  readonly nextInspection?: string;
  /** The newest last. */
  readonly notices: readonly ShellNotice[];
}

export interface ShellNotice {
  readonly id: number;
  readonly kind: 'info' | 'success' | 'error';
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** By which the browser part of the host controls the shell. */
export interface ShellStore {
  get(): ShellState;
  set(change: Partial<ShellState>): void;
  /** Adds a notice, and replaces one with the same text. */
  notify(notice: Omit<ShellNotice, 'id'>): void;
  dismiss(id: number): void;
  subscribe(changed: () => void): () => void;
}

const mostNotices = 3;
const unknown: Session = { known: false, signedIn: false, roles: [] };

export function createShellStore(
  first: Pick<ShellState, 'path' | 'page' | 'entryLinks'> & { readonly session?: SessionFacts | undefined },
): ShellStore {
  const { session } = first;
  let state: ShellState = {
    path: first.path,
    page: first.page,
    entryLinks: first.entryLinks,
    busy: false,
    announcement: '',
    notices: [],
    session: session ? { ...session, known: session.known === true } : unknown,
  };
  const listeners = new Set<() => void>();
  let lastId = 0;
  const set = (change: Partial<ShellState>): void => {
    state = { ...state, ...change };
    for (const changed of listeners) changed();
  };
  return {
    get: () => state,
    set,
    notify: (notice) =>
      set({
        notices: [...state.notices.filter(({ text }) => text !== notice.text), { ...notice, id: ++lastId }].slice(
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
