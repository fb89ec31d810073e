import type { OperationsContext } from './context.ts';
import type { SiteContract } from './operations.ts';

/** Packages that a host shares with areas. */
const sharedPackages = ['react', 'react-dom', '@verandah/kit'];

/** What an area is built for. */
export async function readContract({ client, gate }: OperationsContext): Promise<SiteContract> {
  const shared = sharedPackages.flatMap((name) => {
    const version = gate.shares(name);
    return version === null ? [] : [[name, version] as const];
  });
  return { schema: await client.schema(), shared: Object.fromEntries(shared) };
}
