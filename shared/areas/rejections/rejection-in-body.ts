/**
 * Header by which a page's script requests that a rejection (4xx) of the REST API arrives with status 200, and its own
 * status in the body only (RFC 9457). Browsers log every response above 399 as an error of the page, whatever its
 * script does with it.
 */
export const rejectionInBody = { name: 'x-verandah-rejection', value: 'in-body' } as const;

/** Media type of the API's rejections. */
const problemType = 'application/problem+json';

/** Whether a response has the media type of rejections. */
export const isProblem = (contentType: string | null | undefined): boolean =>
  contentType?.startsWith(problemType) ?? false;
