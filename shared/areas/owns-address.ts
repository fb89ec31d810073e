import { matchRoute, type Routed } from './address/match-route.ts';

/** Base for resolving root-relative addresses; an address of any other origin is not the site's. */
const origin = 'https://site.invalid';

/** The path of an address that needs no parser, as most: pages check each of their links. */
const plainPath = /^(?:\/[\w-]+)+(?=$|[?#])/;

/**
 * Whether one of the owners serves a root-relative address ('/agent-finder?location=richmond-vic-3121').
 */
export function ownsAddress(owners: readonly Routed[]): (href: string) => boolean {
  return (href) => {
    const plain = plainPath.exec(href)?.[0];
    if (plain !== undefined) return matchRoute(owners, plain) !== null;
    const url = URL.canParse(href, origin) ? new URL(href, origin) : null;
    if (url?.origin !== origin) return false;
    return matchRoute(owners, url.pathname) !== null;
  };
}
