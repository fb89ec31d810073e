/** Origin of the site that an option names. @throws {Error} in one line when it is no address */
export function hostOf(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(`--host ${address} is not an http or https address, such as https://verandah.example.`);
  return new URL(address).origin;
}

/**
 * The areas of a site, with their live versions.
 * @throws {Error} in one line when no host of this site responds there
 */
export async function findHost(host: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`${host}/api/version`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const known = response?.ok
    ? ((await response.json().catch(() => null)) as { areas?: Record<string, string> } | null)
    : null;
  if (!response)
    throw new Error(`No host responds at ${host}. Start one with npm start, or name another: --host https://….`);
  if (!known?.areas) throw new Error(`The server at ${host} is no host of Verandah. Name one: --host https://….`);
  return known.areas;
}
