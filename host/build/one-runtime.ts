import { createRequire } from 'node:module';

/**
 * Aliases for the parts of the federation runtime: some of its packages ask for the CommonJS edition and some for the
 * modules, and the bundle would carry both.
 */
export function oneRuntime(): Readonly<Record<string, string>> {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools/runtime-core'));
  const runtime = tools.resolve('@module-federation/runtime');
  const core = createRequire(runtime).resolve('@module-federation/runtime-core');
  const sdk = createRequire(core).resolve('@module-federation/sdk');
  const module = (file: string): string => file.replace(/\.cjs$/, '.js');
  return {
    '@module-federation/runtime-tools/runtime-core$': module(core), '@module-federation/runtime-core$': module(core),
    '@module-federation/runtime$': module(runtime), '@module-federation/sdk$': module(sdk),
  };
}
