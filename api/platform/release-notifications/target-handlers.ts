import type { RegistryHandlers } from '@verandah/release-registry';
import type { Service } from '../service.ts';
import { addTarget, readTargets, removeTarget, testTarget } from './targets.ts';

/** The registry's calls about targets of notifications. */
export const targetHandlers = (
  service: Pick<Service, 'database' | 'sessionKey' | 'settings'>,
): Pick<RegistryHandlers, 'targets' | 'addTarget' | 'removeTarget' | 'testTarget'> => ({
  targets: () => readTargets(service.database),
  addTarget: (input) => addTarget(service, input),
  async removeTarget({ name, who, why }) {
    await removeTarget(service.database, name, who, why);
    return { name };
  },
  async testTarget({ name }) {
    await testTarget(service.database, name);
    return { name };
  },
});
