interface FetchRequest {
  readonly request: Pick<Request, 'mode' | 'destination' | 'headers'>;
  readonly url: URL;
  readonly sameOrigin: boolean;
}

/** API responses and files: not pages, though a browser may navigate to them. */
const noPage =
  /^\/(?:r|ops|api|auth|oauth|\.well-known|rest|legacy|graphql|events|mail|feeds|media|tiles|calendar|development|sitemaps?)(?:[/.]|$)/;

/** A page load of the site. */
export const isPage = ({ request, url, sameOrigin }: FetchRequest): boolean =>
  sameOrigin && request.mode === 'navigate' && !noPage.test(url.pathname);

/** A navigation to anything else of the site: an API response or a file. */
export const isOtherLoad = ({ request, url, sameOrigin }: FetchRequest): boolean =>
  sameOrigin && request.mode === 'navigate' && noPage.test(url.pathname);

/** A script or style of a release. The content at its address never changes. */
export const isReleaseFile = ({ request, url, sameOrigin }: FetchRequest): boolean =>
  sameOrigin && /^\/r\/[^/]+\/[^/]+\/web\//.test(url.pathname) && isWhole(request);

/** A photo of a listing, a portrait or a logo. They never change either. */
export const isPicture = ({ request, url, sameOrigin }: FetchRequest): boolean =>
  sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/') && isWhole(request);

/** Range requests are not cached. */
const isWhole = ({ headers }: FetchRequest['request']): boolean => !headers.has('range');
