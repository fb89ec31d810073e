import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

const page = globalThis as unknown as { __VERANDAH_INTEGRITY__?: Record<string, string> };

/** Runtime plugin that gives a release's entry its hash. */
export default function hashed(): ModuleFederationRuntimePlugin {
  return {
    name: 'hashed',
    createScript({ url }) {
      const script = document.createElement('script');
      const integrity = page.__VERANDAH_INTEGRITY__?.[new URL(url, location.href).pathname] ?? '';
      return Object.assign(script, { src: url, crossOrigin: 'anonymous', integrity });
    },
  };
}
