/** Renews a sign-in from the browser's refresh token, or clears its cookies if the session has ended. */
export const renewPath = '/auth/renew';

/** The address to which a page without a valid sign-in redirects. It leads back to the page. */
export const renewAddress = (page: string): string =>
  `${renewPath}?${new URLSearchParams({ return: page }).toString()}`;
