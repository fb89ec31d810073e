import type { Head } from '@verandah/areas';
import { sitePath } from '@verandah/market';
import type { RenderFailureReason } from '@verandah/releases';
import type { ShellPage } from '../boot.ts';
import type { TopicEntry } from '../shell/information/topics.ts';
import type { PageParts } from './document.ts';
import type { SetArea } from './release-set.ts';
import type { AreaOutcome } from './render-area.ts';

/** The response to a page request before the document is assembled. */
export interface Result {
  readonly status: number;
  readonly location?: string;
  readonly parts?: Omit<PageParts, 'set' | 'path' | 'session' | 'flags' | 'now'>;
  readonly stale?: boolean;
  /** More pages wait than this host can render. */
  readonly isCrowded?: boolean;
}

const brand = 'Verandah';
const titles = {
  'not-found': `Page not found | ${brand}`,
  gone: `No longer available | ${brand}`,
  error: `Sorry, we are unable to load this page | ${brand}`,
} as const;
/**
 * Whether the browser should try a page that the server could not render. An essential area is always retried, a
 * regular one never. A primary area is retried when its code may work in the browser: missing data, a timeout or a full
 * server. Other failures show the error page.
 */
export function isForBrowser(area: SetArea, reason: RenderFailureReason): boolean {
  const { class: importance } = area.live.manifest.contract;
  return (
    importance === 'essential' ||
    (importance === 'primary' && ['data', 'slow', 'crowded', 'overloaded'].includes(reason))
  );
}

/** The response with what the area rendered, or with the page that replaces it. */
export function responseOf(area: SetArea, outcome: AreaOutcome, publicUrl: string): Result {
  if (outcome.kind === 'failed') {
    const page = isForBrowser(area, outcome.reason)
      ? ({ kind: 'waiting', area: area.name } as const)
      : ({ kind: 'error', status: 503 } as const);
    return { ...shellResponse(503, page), isCrowded: outcome.reason === 'crowded' || outcome.reason === 'overloaded' };
  }
  const {
    rendered: { status, location, html, page, head },
    release,
    stale,
  } = outcome;
  if (status === 200 || status === 422) {
    return {
      status,
      stale,
      parts: {
        page: { kind: 'area', area: area.name },
        area: { name: area.name, release, html, boot: page },
        head: head ?? { title: brand },
      },
    };
  }
  if (status === 301 || status === 302 || status === 303) {
    const target = safeLocation(location, publicUrl);
    return target === null ? shellResponse(500, { kind: 'error', status: 500 }) : { status, location: target };
  }
  if (status === 404) return shellResponse(404, { kind: 'not-found' });
  if (status === 410) return shellResponse(410, { kind: 'gone' });
  return shellResponse(status === 405 ? 405 : 500, { kind: 'error', status: status === 405 ? 405 : 500 });
}

/** One of the shell's information pages. They need no area and accept no forms. */
export function informationResponse(
  { topic, href, label, description, unlisted }: TopicEntry,
  posted: boolean,
): Result {
  if (posted) return shellResponse(405, { kind: 'error', status: 405 });
  return {
    status: 200,
    parts: {
      page: { kind: 'information', topic },
      head: unlisted
        ? { title: `${label} | ${brand}`, noIndex: true }
        : { title: `${label} | ${brand}`, description, canonical: href },
    },
  };
}

/** A page of the shell in place of an area's page. */
export function shellResponse(status: number, page: Exclude<ShellPage, { kind: 'area' | 'information' }>): Result {
  const head: Head = { title: page.kind === 'waiting' ? brand : titles[page.kind], noIndex: true };
  return { status, parts: { page, head } };
}

/** The target of an area's redirect. Returns null for what is not a web address. */
function safeLocation(location: string | undefined, publicUrl: string): string | null {
  if (!location || !URL.canParse(location, publicUrl)) return null;
  const target = new URL(location, publicUrl);
  if (target.origin === new URL(publicUrl).origin) return sitePath(target.pathname + target.search + target.hash);
  return /^https?:$/.test(target.protocol) ? target.href : null;
}
