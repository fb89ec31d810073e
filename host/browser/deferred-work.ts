import type { Bus } from '@verandah/bus';
import type { BootData } from '../boot.ts';
import type { Flags } from '../flags.ts';
import type { ThirdParty } from '../third-party.ts';
import { privacyChoicesPlace } from '../shell/information/privacy-choices-place.ts';
import { followSteps } from './follow-steps.ts';
import { ticketOf } from './page-report/ticket.ts';
import { prefetchLinks } from './prefetch.ts';
import { followTranslation } from './follow-translation.ts';
import { followTrackingLogs } from './tracking-logs.ts';
import { followUnsavedForms } from './unsaved-forms.ts';
import { tracedPage } from './tracing/traced-page.ts';
import { askVersion, VersionCheck } from './version-check.ts';
import { isPerformanceHubRequested } from './performance-hub/requested.ts';

export interface DeferredWork {
  readonly boot: Pick<BootData, 'hostVersion' | 'set' | 'shell' | 'areas' | 'page' | 'thirdParties' | 'offlinePages'>;
  readonly bus: Bus;
  readonly flags: Flags;
  readonly main: HTMLElement;
  /** Whether a URL is a public page. */
  readonly isPublicPage: (url: URL) => boolean;
  readonly prepare: (href: string) => Promise<unknown>;
  /** Loads what only client-side navigation needs. */
  readonly readyToNavigate: () => Promise<unknown>;
  readonly report: (error: unknown, where: string) => void;
  /** Called with the areas that are off the site by now. */
  readonly withdrawn: (areas: readonly string[]) => void;
}

const logToConsole = (...words: unknown[]): void => console.info(...words);

/** Starts everything that can wait until the page is interactive. */
export function startDeferredWork({
  boot,
  bus,
  flags,
  main,
  isPublicPage,
  prepare,
  readyToNavigate,
  report,
  withdrawn,
}: DeferredWork): void {
  // Each alone: one that fails, in a browser that lacks what it uses, must not stop those after it.
  const begin = (what: string, start: () => Promise<unknown> | void): void => {
    try {
      start()?.catch((error: unknown) => report(error, what));
    } catch (error) {
      report(error, what);
    }
  };
  begin('translation', () => followTranslation(document.body));
  begin('steps', () => followSteps(bus));
  begin('tracking logs', () => followTrackingLogs(bus, flags, logToConsole));
  begin('version check', () => followVersion(boot.hostVersion, bus, flags, withdrawn));
  begin('consent', () => followConsent(bus, boot.thirdParties ?? []));
  whenAlive(() => {
    begin('moving', readyToNavigate);
    begin('prefetch', () => {
      const prefetch = prefetchLinks({ root: main, may: isPublicPage, fetch: prepare });
      bus.follow('navigation', prefetch.moved);
    });
  });
  if (ticketOf() !== undefined)
    whenIdle(() =>
      begin('page report', async () => (await import('./page-report/follow-page.ts')).followPage(boot, bus)),
    );
  begin('offline', async () => (await import('./offline/start-offline.ts')).startOffline({ boot, bus, isPublicPage }));
  const traced = tracedPage();
  if (traced)
    begin('tracing', async () => {
      const area = boot.page?.area;
      const { tracePage } = await import('./tracing/trace-page.ts');
      tracePage({ page: traced, area, release: boot.areas[area ?? '']?.live.version });
    });
  if (flags.performanceHub && isPerformanceHubRequested(window.location.hash, () => sessionStorage))
    begin('performance hub', async () =>
      (await import('./performance-hub/performance-hub.tsx')).showPerformanceHub(boot, bus),
    );
}

/**
 * Asks for consent to third-party scripts and loads the scripts with consent. On the privacy page the visitor gives or
 * withdraws consent.
 */
export async function followConsent(
  bus: Bus,
  parties: readonly ThirdParty[],
  reload = (): void => window.location.reload(),
): Promise<void> {
  const place = document.getElementById(privacyChoicesPlace);
  if (place) (await import('./consent/privacy-choices.tsx')).showPrivacyChoices(place, { bus, parties, reload });
  if (parties.length === 0) return;
  (await import('./consent/third-party-scripts.ts')).followThirdParties(bus, parties, reload);
  if (!place) (await import('./consent/consent-banner.tsx')).askConsent({ bus, parties });
}

/** Checks for newer versions of the site, if the flag is on. */
export function followVersion(
  own: string,
  bus: Pick<Bus, 'follow'>,
  flags: Partial<Pick<Flags, 'versionReload' | 'versionReloadLog'>>,
  withdrawn: (areas: readonly string[]) => void,
  queryState = askVersion,
): void {
  if (!flags.versionReload) return;
  const check = new VersionCheck({
    own,
    queryState,
    withdrawn,
    reload: () => window.location.reload(),
    forms: followUnsavedForms(),
    storage: () => window.localStorage,
    now: () => Date.now(),
    ...(flags.versionReloadLog && { log: logToConsole }),
  });
  window.addEventListener('focus', () => void check.focused());
  bus.follow('navigation', () => check.settle());
}

/** Calls `start` when the browser is idle, after 5 seconds at the latest. */
const whenIdle = (start: () => unknown): void =>
  void ('requestIdleCallback' in window
    ? window.requestIdleCallback(start, { timeout: 5000 })
    : setTimeout(start, 1500));

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Calls `start` after the first sign of user activity, once its effect has been painted. A page that only loads (robot,
 * background tab) never shows one.
 */
export function whenAlive(start: () => void): void {
  const begin = (): void => {
    for (const sign of signs) window.removeEventListener(sign, begin, { capture: true });
    requestAnimationFrame(() => setTimeout(start));
  };
  for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
}
