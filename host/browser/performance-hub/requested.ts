/** The end of an address that shows the performance hub until the tab is closed: '#performance-hub'. */
const mark = '#performance-hub';

/** Whether a developer requested the performance hub in this tab; without session storage, on this page only. */
export function isPerformanceHubRequested(hash: string, storage: () => Storage): boolean {
  const requested = hash === mark;
  try {
    if (requested) storage().setItem(mark, 'on');
    return requested || storage().getItem(mark) === 'on';
  } catch {
    return requested; // storage is forbidden: for this page only
  }
}
