/**
 * A channel to the site's other tabs. Undefined where the browser has none, or allows none: Firefox throws while
 * cookies are blocked. Every tab then has its own state.
 */
export function openTabChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('verandah');
  } catch {
    return undefined; // an opaque origin, such as of a sandboxed frame: this tab is alone
  }
}
