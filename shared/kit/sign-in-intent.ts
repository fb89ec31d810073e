/** How a visitor began to sign in (2) or up (1), stored before they leave for a mail or a provider. */
export interface SignInIntent {
  readonly mode: 1 | 2;
  /** 'email', or a provider's name. */
  readonly type: string;
  /** Where on the page they started. */
  readonly position: string;
}

/** The three storage keys of an intent. */
export const intentItems = { mode: 'auth_mode', type: 'auth_type', position: 'auth_position' } as const;

/** Stores an intent in this browser; without storage it is dropped. */
export function storeIntent({ mode, type, position }: SignInIntent): void {
  try {
    localStorage.setItem(intentItems.mode, String(mode));
    localStorage.setItem(intentItems.type, type);
    localStorage.setItem(intentItems.position, position);
  } catch {
    /* not accessible or full */
  }
}

/** Takes the stored intent, if there is one: it is returned once. */
export function takeIntent(): SignInIntent | null {
  try {
    const [mode, type, position] = Object.values(intentItems).map((name) => localStorage.getItem(name));
    for (const name of Object.values(intentItems)) localStorage.removeItem(name);
    return (mode === '1' || mode === '2') && type
      ? { mode: mode === '1' ? 1 : 2, type, position: position ?? '' }
      : null;
  } catch {
    return null; // storage is forbidden, or not a record of ours
  }
}
