/** A rejected call, in one line for a developer. */
export class SwitchProblem extends Error {}

interface Problem {
  readonly message?: string;
}

/** Calls the operations with this browser's session of the console. @throws {SwitchProblem} */
async function callOperations<Result>(path: string, body?: object): Promise<Result> {
  const response = await fetch(`/ops/api${path}`, {
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null); // thrown below as a problem in words
  if (response?.status === 401)
    throw new SwitchProblem('Sign in to the operations console (/ops) in this browser first.');
  const result: unknown = await response?.json().catch(() => null); // thrown below as a problem in words
  if (response?.ok && result !== null) return result as Result;
  throw new SwitchProblem((result as Problem | null)?.message ?? 'The operations API does not respond.');
}

/** Versions of an area that can be shown, newest first. @throws {SwitchProblem} */
export const versionsOf = async (area: string): Promise<readonly string[]> =>
  (
    await callOperations<{ readonly releases: readonly { readonly version: string }[] }>(
      `/areas/${encodeURIComponent(area)}/releases`,
    )
  ).releases.map(({ version }) => version);

/**
 * Makes a preview of a release for two hours.
 * @returns the path that shows it, with this panel @throws {SwitchProblem}
 */
export async function previewPath(area: string, version: string): Promise<string> {
  const { link } = await callOperations<{ readonly link: string }>(`/areas/${encodeURIComponent(area)}/preview`, {
    version,
    lasts: 7_200_000,
    why: 'developer panel',
  });
  // The address of this tab may be another than the public one, as on a development server.
  return `${new URL(link).pathname}#performance-hub`;
}
