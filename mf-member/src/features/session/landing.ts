const portal = '/agent-portal';

/**
 * Where a member goes after signing in: to the page that they came from; an agent who came from none, to the portal.
 * @param returnTo a path of this site; '/' for none
 * @param isLive whether an area serves an address
 */
export const landingOf = (
  returnTo: string,
  roles: readonly string[],
  isLive: (href: string) => boolean = () => true,
): string => (returnTo === '/' && roles.includes('agent') && isLive(portal) ? portal : returnTo);

/** The sign-in page's address that leads a signed-in member on, for where it is not known yet who signed in. */
export const continueHref = (returnTo: string): string =>
  `/sign-in?${new URLSearchParams({ return: returnTo }).toString()}`;
