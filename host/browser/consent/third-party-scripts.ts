import type { Bus } from '@verandah/bus';
import type { ThirdParty } from '../../third-party.ts';
import { isAgreed } from './consent.ts';

interface Policy {
  createScriptURL(url: string): string;
}
type Page = typeof globalThis & { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

/** Adds one script to the page. The shell's Trusted Types policy creates its URL and accepts only URLs of `parties`. */
function scriptAdder(parties: readonly ThirdParty[]): (party: ThirdParty) => void {
  const createScriptURL = (url: string): string => {
    if (!parties.some(({ src }) => src === url)) throw new TypeError(`${url} is not a script that may be loaded.`);
    return url;
  };
  const policy = (globalThis as Page).trustedTypes?.createPolicy('shell', { createScriptURL }) ?? { createScriptURL };
  return ({ src }) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = policy.createScriptURL(src);
    document.head.append(script);
  };
}

/**
 * Loads each enabled third-party script once the visitor has agreed to it. A script can't be unloaded: when consent is
 * withdrawn, here or in another tab, the next navigation becomes a page load without it.
 */
export function followThirdParties(
  bus: Pick<Bus, 'follow' | 'last'>,
  parties: readonly ThirdParty[],
  reload: () => void,
): void {
  const add = scriptAdder(parties);
  const running = new Set<ThirdParty>();
  bus.follow('consent', (consent) => {
    for (const party of parties) {
      if (running.has(party) || !isAgreed(party, consent)) continue;
      running.add(party);
      add(party);
    }
  });
  bus.follow('navigation', () => {
    if ([...running].some((party) => !isAgreed(party, bus.last('consent')))) reload();
  });
}
