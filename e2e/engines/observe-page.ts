/** What the pages of a tab record of themselves, in their own window. */
export interface MonitoredRelease {
  /** The server's elements, before any script changed them. */
  readonly sent: Element[];
  /** Violations of the page's policy. */
  readonly refused: string[];
}

/** Runs in every document before its own scripts: records what a journey reads later. */
export function watch(): void {
  const refused: string[] = [];
  const watched = window as unknown as { sent: Element[]; refused: string[] };
  watched.sent = [];
  watched.refused = refused;
  // `Tab` finds files that are still loading by their missing entries.
  performance.setResourceTimingBufferSize(5_000);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    refused.push(`${effectiveDirective}: ${blockedURI} ${sample}`),
  );
  document.addEventListener('DOMContentLoaded', () => {
    watched.sent = [...document.querySelectorAll('header *, main *, footer *')];
  });
}
