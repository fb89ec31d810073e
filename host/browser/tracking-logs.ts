import type { Bus } from '@verandah/bus';
import type { Flags } from '../flags.ts';

/** Logs tracking events to the console, by flag. Changes nothing else. */
export function followTrackingLogs(
  bus: Pick<Bus, 'follow'>,
  flags: Partial<Pick<Flags, 'listingTrackingLog' | 'agentTrackingLog' | 'gtmTrackingLog'>>,
  log: (...words: unknown[]) => void,
): void {
  const logged = { listing: flags.listingTrackingLog === true, agent: flags.agentTrackingLog === true };
  if (logged.listing || logged.agent)
    bus.follow('tracked', ({ about, event }) => {
      if (logged[about]) log(`[${about} tracking]`, event);
    });
  if (flags.gtmTrackingLog === true)
    bus.follow('navigation', ({ href, area, page }) => log('[tag manager] page view', { href, area, page }));
}
