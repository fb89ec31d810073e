import { verify } from './verify.ts';
import { monitorDefaults } from '../health-monitor/settings.ts';
import { healthOf } from '../health-monitor/health.ts';
import { readIncident } from '../incident/read-incident.ts';
import { addTarget } from './add-target.ts';
import { acceptRelease } from './accept-release.ts';
import { changeRollout } from './change-rollout.ts';
import { clean } from './cleaning.ts';
import type { OperationsContext } from './context.ts';
import { changeDelivery, startDelivery } from './deliver.ts';
import { createFreeze } from './create-freeze.ts';
import { createToken } from './create-token.ts';
import { downloadRelease } from './download-release.ts';
import { listReleases } from './list-releases.ts';
import type { Operations } from './operations.ts';
import { planVersion } from './plan-version.ts';
import { previewRelease } from './preview-release.ts';
import { promoteRelease } from './promote-release.ts';
import { promoteTogether } from './promote-together.ts';
import { readContract } from './read-contract.ts';
import { readStatus } from './read-status.ts';
import { restoreArea } from './restore-area.ts';
import { retireKey, rotateKey, trustKey } from './signing-keys.ts';
import { rollBack } from './roll-back.ts';
import { withdrawArea } from './withdraw-area.ts';

type Default = 'cleanOnly' | 'now' | 'monitor';
/** `monitor`: where no monitor runs, its default thresholds. */
export type OperationsParts = Omit<OperationsContext, Default> & Partial<Pick<OperationsContext, Default>>;

/** The operations over a store and a registry, with all rights. */
export function openOperations(parts: OperationsParts): Operations {
  const context: OperationsContext = { cleanOnly: false, now: Date.now, monitor: monitorDefaults, ...parts };
  const { store, client, ring, releaseDays, monitor, now } = context;
  return {
    contract: () => readContract(context),
    plan: (area, build) => planVersion(context, area, build),
    accept: (folder, reason) => acceptRelease(context, folder, reason),
    download: (area, version) => downloadRelease(context, area, version),
    promote: (area, version, reason) => promoteRelease(context, area, version, reason),
    promoteTogether: (releases, reason) => promoteTogether(context, releases, reason),
    rollback: (area, to, reason, allowed) => rollBack(context, area, to, reason, allowed),
    rollout: (area, version, percent, reason, audiences) =>
      changeRollout(context, area, version, percent, reason, audiences),
    deliver: (area, version, steps, reason) => startDelivery(context, area, version, steps, reason),
    changeDelivery: (area, action, reason) => changeDelivery(context, area, action, reason),
    withdraw: (area, redirects, reason) => withdrawArea(context, area, redirects, reason),
    restore: (area, reason) => restoreArea(context, area, reason),
    preview: (area, version, lasts, reason, also) => previewRelease(context, area, version, lasts, reason, also),

    status: (at) => readStatus(context, at),
    releases: (area) => listReleases(context, area),
    history: (area, limit, before, period) => client.events({ area, limit, before, ...period }),
    health: (area, minutes = 60) => healthOf({ client, settings: monitor, now }, area, minutes),
    incident: (from, until) => readIncident({ client, monitor, now }, from, until),
    addresses: (area, minutes, limit) =>
      client.addresses({ area, since: new Date(now() - minutes * 60_000).toISOString(), limit }),
    verify: () => verify(store, client),
    clean: (reason) => clean({ store, client, days: releaseDays, now: now(), ...reason }),

    tokens: () => client.tokens(),
    createToken: (token, reason) => createToken(context, token, reason),
    revokeToken: async (name, reason) => void (await client.revokeToken({ name, ...reason })),
    freezes: () => client.freezes(),
    freeze: (freeze, reason) => createFreeze(context, freeze, reason),
    liftFreeze: async (id, reason) => void (await client.liftFreeze({ id, ...reason })),
    targets: () => client.targets(),
    addTarget: (target, reason) => addTarget(context, target, reason),
    removeTarget: async (name, reason) => void (await client.removeTarget({ name, ...reason })),
    testTarget: async (name, reason) => void (await client.testTarget({ name, ...reason })),
    keys: async () => ring.keys(),
    trustKey: (publicKey, reason) => trustKey(context, publicKey, reason),
    rotateKey: (reason) => rotateKey(context, reason),
    retireKey: (id, reason) => retireKey(context, id, reason),
  };
}
