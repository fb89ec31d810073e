// A foreign Module Federation host: it has React, the kit, the federation runtime and the address of one release.
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as kit from 'published-kit';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import { readIntegrity, showArea, wanted, type Area } from './show-area.ts';

/**
 * The entry is added by this host, so that its hash is this host's to give; the release takes from the map all that
 * follows.
 */
const checkHashes = (integrity: Readonly<Record<string, string>>): ModuleFederationRuntimePlugin => ({
  name: 'hashed',
  createScript({ url }) {
    const script = document.createElement('script');
    Object.assign(script, {
      src: url,
      crossOrigin: 'anonymous',
      integrity: integrity[new URL(url, location.href).pathname] ?? '',
    });
    return script;
  },
});

async function loadArea(): Promise<Area | null> {
  const integrity = await readIntegrity();
  const share = (lib: unknown, version: string) => ({
    version,
    lib: () => lib,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  });
  const { version } = react;
  const federation = createInstance({
    name: 'foreign',
    remotes: [{ name: wanted.container, entry: `${wanted.base}/web/mf-manifest.json` }],
    plugins: [checkHashes(integrity)],
    shared: {
      react: share(react, version),
      'react/jsx-runtime': share(jsx, version),
      'react-dom': share(dom, version),
      'react-dom/client': share(client, version),
      '@verandah/kit': share(kit, kit.version),
    },
  });
  return federation.loadRemote<Area>(`${wanted.container}/app`);
}

void showArea(loadArea);
