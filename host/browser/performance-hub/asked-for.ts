/** The end of an address that shows the performance hub until the tab is closed: '#performance-hub'. */
const mark = '#performance-hub';

/** Whether a developer asked this tab for the performance hub. Without session storage it is for this page only. */
export function isPerformanceHubAskedFor(hash: string, storage: () => Storage): boolean {
  const asked = hash === mark;
  try {
    if (asked) storage().setItem(mark, 'on');
    return asked || storage().getItem(mark) === 'on';
  } catch {
    return asked; // storage is forbidden: for this page only
  }
}
