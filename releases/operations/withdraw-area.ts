import type { ReleaseManifest } from '@verandah/areas';
import { matchRoute } from '@verandah/areas/address';
import { Refusal } from '../refusal.ts';
import { gateContext } from './check-release.ts';
import type { OperationsContext } from './context.ts';
import { isLive, readPins, requireExpected } from './live-pin.ts';
import { activate } from './move-pin.ts';
import type { ChangeReason, PresenceChange } from './operations.ts';

/** Takes an area off the site. */
export async function withdrawArea(
  context: OperationsContext,
  area: string,
  redirects: Readonly<Record<string, string>>,
  given: ChangeReason,
): Promise<PresenceChange> {
  const set = await readPins(context);
  const pin = set.pins[area];
  const reason = requireExpected(area, pin, given);
  if (!isLive(pin))
    throw new Refusal(
      'nothing-live',
      `${area} has no live release${pin?.rollout ? `; end its rollout: rollout ${area} ${pin.rollout.version} --percent 0` : ''}.`,
    );
  const without = { ...set, pins: { ...set.pins, [area]: { ...pin, withdrawn: { redirects } } } };
  const { live: others } = await gateContext(context, without);
  const manifest = await context.store.manifest(area, pin.version);
  checkRedirects(area, redirects, manifest, others);
  const notes = manifest ? lostWith(manifest, others) : [];
  const withdrawn = await context.client.withdraw({ area, live: pin.version, redirects, ...reason });
  return { area, live: pin.version, withdrawn: true, changed: await activate(context, withdrawn), notes };
}

const contracts = (manifests: readonly ReleaseManifest[]): readonly ReleaseManifest['contract'][] =>
  manifests.map(({ contract }) => contract);

/**
 * Checks the redirects of a withdrawal: from a route or path of the area to a path that another area serves, so that
 * no redirect leads in a circle or to a missing page.
 * @param others manifests of the areas that stay on the site
 * @throws {Refusal} 'redirect-invalid'
 */
function checkRedirects(
  area: string,
  redirects: Readonly<Record<string, string>>,
  manifest: ReleaseManifest | null,
  others: readonly ReleaseManifest[],
): void {
  for (const [from, to] of Object.entries(redirects)) {
    for (const path of [from, to])
      if (!/^\/(?![/\\])\S*$/.test(path) || path.length > 300)
        throw new Refusal('redirect-invalid', `${path} is not a path of the site, such as /buy.`);
    const { routes = [] } = manifest?.contract ?? {};
    if (manifest && !routes.includes(from) && !matchRoute(contracts([manifest]), from))
      throw new Refusal('redirect-invalid', `${from} is not a route of ${area}; it has ${routes.join(', ')}.`);
    const target = to.split(/[?#]/)[0] ?? to;
    if (!matchRoute(contracts(others), target))
      throw new Refusal('redirect-invalid', `No other area has a page at ${to}. Redirect ${from} to one that exists.`);
  }
}

/** What other areas miss while an area is withdrawn: topics that no other area publishes or follows. */
function lostWith({ area, contract }: ReleaseManifest, others: readonly ReleaseManifest[]): string[] {
  const lost = (own: 'publishes' | 'follows', theirs: 'publishes' | 'follows', word: string): string[] =>
    contract.topics[own]
      .filter((topic) => !others.some((other) => other.contract.topics[own].includes(topic)))
      .flatMap((topic) => {
        const other = others.find((one) => one.contract.topics[theirs].includes(topic));
        return other ? [`${other.area} ${other.version} ${word} ${topic}, which only ${area} ${own}.`] : [];
      });
  return [...lost('publishes', 'follows', 'follows'), ...lost('follows', 'publishes', 'publishes')];
}
