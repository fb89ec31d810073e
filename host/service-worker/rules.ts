interface FetchRequest {
  readonly request: Pick<Request, 'mode' | 'destination' | 'headers'>;
  readonly url: URL;
  readonly sameOrigin: boolean;
}

/** Answers of the service and files: no pages, though a browser may go to them. */
const noPage =
  /^\/(?:r|ops|api|auth|rest|legacy|graphql|events|mail|feeds|media|tiles|calendar|development|sitemaps?)(?:[/.]|$)/;

/** A page load of the site. */
export const isPage = ({ request, url, sameOrigin }: FetchRequest): boolean =>
  sameOrigin && request.mode === 'navigate' && !noPage.test(url.pathname);

/** A load of something else of the site: an answer of the service, a file. */
export const isOtherLoad = ({ request, url, sameOrigin }: FetchRequest): boolean =>
  sameOrigin && request.mode === 'navigate' && noPage.test(url.pathname);

/** A script or style of a release: an address that never changes what it holds. */
export const isReleaseFile = ({ request, url, sameOrigin }: FetchRequest): boolean =>
  sameOrigin && /^\/r\/[^/]+\/[^/]+\/web\//.test(url.pathname) && isWhole(request);

/** A photograph of a listing, a portrait, a logo; they never change either. */
export const isPicture = ({ request, url, sameOrigin }: FetchRequest): boolean =>
  sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/') && isWhole(request);

/** Parts of files are not stored. */
const isWhole = ({ headers }: FetchRequest['request']): boolean => !headers.has('range');
