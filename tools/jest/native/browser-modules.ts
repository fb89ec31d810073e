import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Lets Node load what only browsers' code consists of besides TypeScript: JSX, and styles, whose class names are their
 * own.
 */
export function loadBrowserModules(): void {
  registerHooks({
    load(url, context, nextLoad) {
      const [address = ''] = url.split('?');
      if (address.endsWith('.css'))
        return {
          format: 'module',
          shortCircuit: true,
          source: 'export default new Proxy({}, { get: (_, name) => name });',
        };
      if (!address.endsWith('.tsx')) return nextLoad(url, context);
      const filename = fileURLToPath(address);
      const { code } = transformSync(readFileSync(filename, 'utf8'), {
        filename,
        swcrc: false,
        sourceMaps: 'inline',
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2024',
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      });
      return { format: 'module', shortCircuit: true, source: code };
    },
  });
}
