import { matchRoute, type Routed } from './address/match-route.ts';

/** Base for resolving root-relative addresses; an address of any other origin is not the site's. */
const origin = 'https://site.invalid';

/**
 * Whether one of the owners serves a root-relative address ('/agent-finder?location=richmond-vic-3121').
 */
export function ownsAddress(owners: readonly Routed[]): (href: string) => boolean {
  return (href) => {
    const url = URL.canParse(href, origin) ? new URL(href, origin) : null;
    if (url?.origin !== origin) return false;
    return matchRoute(owners, url.pathname) !== null;
  };
}
