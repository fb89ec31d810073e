/** Runs work of a sign-in in one tab at a time; other tabs then find nothing left to do. */
export async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? await navigator.locks.request('verandah.pending', work) : work();
}
