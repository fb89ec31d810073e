import type { Bus } from '@verandah/bus';
import type { BootData } from '../boot.ts';
import type { ThirdParty } from '../third-party.ts';
import { privacyChoicesPlace } from '../shell/information/privacy-choices-place.ts';
import { followSteps } from './follow-steps.ts';
import { followUncaught } from './report.ts';
import { ticketOf } from './page-report/ticket.ts';
import { prefetchLinks } from './prefetch.ts';
import { searchFeaturesOf } from './search-features.ts';
import { followTranslation } from './follow-translation.ts';
import { followTrackingLogs } from './tracking-logs.ts';
import { followUnsavedForms } from './unsaved-forms.ts';
import { tracedPage } from './tracing/traced-page.ts';
import { askVersion, VersionCheck } from './version-check.ts';

export interface Afterwards {
  readonly boot: Pick<BootData, 'hostVersion' | 'areas' | 'page' | 'thirdParties' | 'offlinePages'>;
  readonly bus: Bus;
  /** The flags that areas are given; features of search are switched in it. */
  readonly flags: Record<string, boolean>;
  readonly main: HTMLElement;
  /** Whether an address is a page that anybody may see. */
  readonly isPublicPage: (url: URL) => boolean;
  readonly prepare: (href: string) => Promise<unknown>;
  /** Loads what only navigations need. */
  readonly readyToNavigate: () => Promise<unknown>;
  readonly report: (error: unknown, where: string) => void;
}

const say = (...words: unknown[]): void => console.info(...words);

/** What a page does once it is there and can be used: nothing of it is missed before. */
export function afterwards({
  boot,
  bus,
  flags,
  main,
  isPublicPage,
  prepare,
  readyToNavigate,
  report,
}: Afterwards): void {
  followTranslation(document.body);
  followSteps(bus);
  if (flags['errorTracking'] === true) followUncaught();
  const features = searchFeaturesOf({
    cookie: document.cookie,
    search: window.location.search,
    storage: () => window.localStorage,
  });
  if (Object.keys(features).length > 0) bus.publish('flags', Object.assign(flags, features));
  followTrackingLogs(bus, flags, say);
  followVersion(boot.hostVersion, bus, flags);
  followConsent(bus, boot.thirdParties ?? []).catch((error: unknown) => report(error, 'consent'));
  whenAlive(() => {
    readyToNavigate().catch((error: unknown) => report(error, 'moving'));
    const prefetch = prefetchLinks({ root: main, may: isPublicPage, fetch: prepare });
    bus.follow('navigation', prefetch.moved);
  });
  if (ticketOf() !== undefined)
    whenIdle(() =>
      import('./page-report/follow-page.ts')
        .then(({ followPage }) => followPage(boot, bus))
        .catch((error: unknown) => report(error, 'page report')),
    );
  void import('./offline/start-offline.ts')
    .then(({ startOffline }) => startOffline({ boot, bus, isPublicPage }))
    .catch((error: unknown) => report(error, 'offline'));
  const traced = tracedPage();
  if (traced) {
    const area = boot.page?.area;
    import('./tracing/trace-page.ts').then(
      ({ tracePage }) => tracePage({ page: traced, area, release: boot.areas[area ?? '']?.live.version }),
      (error: unknown) => report(error, 'tracing'),
    );
  }
  if (flags['performanceHub'] === true) {
    void import('./performance-hub/performance-hub.ts')
      .then(({ showPerformanceHub }) => showPerformanceHub(boot))
      .catch((error: unknown) => report(error, 'performance hub'));
  }
}

/**
 * Shows the consent banner where scripts of other companies are switched on, and loads what was agreed to; on the page
 * about privacy it is given and taken back.
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

/** Looks for newer versions of the site, if that is switched on. */
export function followVersion(
  own: string,
  bus: Pick<Bus, 'follow'>,
  flags: Readonly<Record<string, boolean>>,
  ask = askVersion,
): void {
  if (flags['versionReload'] !== true) return;
  const check = new VersionCheck({
    own,
    ask,
    reload: () => window.location.reload(),
    forms: followUnsavedForms(),
    storage: () => window.localStorage,
    now: () => Date.now(),
    ...(flags['versionReloadLog'] === true && { log: say }),
  });
  window.addEventListener('focus', () => void check.focused());
  bus.follow('navigation', () => check.settle());
}

/** Calls once the browser has nothing better to do. */
const whenIdle = (start: () => unknown): void =>
  void ('requestIdleCallback' in window
    ? window.requestIdleCallback(start, { timeout: 5000 })
    : setTimeout(start, 1500));

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Calls once somebody is there: a page that is only loaded, by a robot or in a tab for later, follows no link. */
export function whenAlive(start: () => void): void {
  const begin = (): void => {
    for (const sign of signs) window.removeEventListener(sign, begin, { capture: true });
    start();
  };
  for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
}
