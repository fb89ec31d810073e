/** An operation as GraphiQL sends it. */
export interface Operation {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: unknown;
}

/**
 * Sends an operation without cookies: as a visitor, or as the member whose access token is given. Errors of the host
 * (a rate limit, an unavailable API) are problem documents, which are shown as they are.
 * @param headers of GraphiQL's own editor; they win over the token
 * @throws {Error} when the site can't be reached or sends something else than JSON
 */
export async function sendOperation(
  operation: Operation,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<object> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'omit',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(operation),
  });
  const text = await response.text();
  try {
    return JSON.parse(text) as object;
  } catch {
    throw new Error(`The site responded with ${response.status} and no JSON. Please try again.`);
  }
}
