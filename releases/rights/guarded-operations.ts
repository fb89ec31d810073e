import type { ChangeReason, Operations } from '../operations/operations.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { Refusal } from '../refusal.ts';
import { readSealed } from '../store/sealed-release.ts';
import { freezeOf, freezeText } from './freeze.ts';
import { isOperations, mayDo, rightsOf, rightsText, type Action, type Grant } from './grant.ts';

export interface GuardParts {
  readonly client: Pick<RegistryClient, 'note' | 'freezes'>;
  readonly now: () => number;
}

/**
 * The operations as one token may use them: a squad's only in its area and only its actions. The log names the token,
 * whatever name the caller gives, and contains rejections too.
 * @throws {Refusal} 'not-yours' or 'frozen'
 */
export function guardedOperations(operations: Operations, grant: Grant, { client, now }: GuardParts): Operations {
  if (isOperations(grant)) {
    const all = grant.name === 'operations' && !grant.person ? operations : operationsOf(operations, grant.name);
    return grant.signedInAt === undefined ? all : withProof(all, grant.signedInAt, now);
  }
  const own = <Given extends ChangeReason>(reason: Given): Given => ({ ...reason, who: grant.name });
  const subject = grant.person ? grant.name : `The token ${grant.name}`;

  async function deny(
    action: string,
    area: string | null,
    reason: 'not-yours' | 'frozen',
    message: string,
  ): Promise<never> {
    await client
      .note({ action: 'deny', who: grant.name, why: message.slice(0, 500), area, detail: { asked: action } })
      .catch(() => {}); // the rejection itself is what the caller must get
    throw new Refusal(reason, message);
  }
  async function need(action: Action, area: string): Promise<void> {
    if (!mayDo(grant, action, area))
      await deny(
        action,
        area,
        'not-yours',
        `${subject} may ${rightsText(grant)}; ${grant.person ? 'they' : 'it'} may not ${action} in ${area}.`,
      );
  }
  async function needThaw(action: Action, area: string): Promise<void> {
    const freeze = await freezeOf(client, area, now());
    if (freeze)
      await deny(
        action,
        area,
        'frozen',
        `${freezeText(freeze)}. Rolling back is possible; operations can let something through.`,
      );
  }
  const operationsOnly = (action: string) => (): Promise<never> =>
    deny(
      action,
      null,
      'not-yours',
      `${subject} is for ${rightsOf(grant)
        .map(({ area }) => area)
        .join(' and ')}; ${action} is for operations.`,
    );

  return {
    status: operations.status,
    releases: operations.releases,
    history: operations.history,
    health: operations.health,
    incident: operations.incident,
    addresses: operations.addresses,
    freezes: operations.freezes,
    contract: operations.contract,
    async plan(area, build) {
      await need('publish', area);
      return operations.plan(area, build);
    },
    async accept(folder, reason) {
      await need('publish', (await readSealed(folder)).area);
      return operations.accept(folder, own(reason));
    },
    async download(area, version) {
      await need('publish', area);
      return operations.download(area, version);
    },
    async promote(area, version, reason) {
      await need('promote', area);
      await needThaw('promote', area);
      return operations.promote(area, version, own(reason));
    },
    async promoteTogether(releases, reason) {
      for (const { area } of releases) {
        await need('promote', area);
        await needThaw('promote', area);
      }
      return operations.promoteTogether(releases, own(reason));
    },
    async rollback(area, to, reason) {
      await need('rollback', area);
      return operations.rollback(area, to, own(reason), async (areas) => {
        for (const each of areas) await need('rollback', each);
      });
    },
    async withdraw(area, redirects, reason) {
      await need('withdraw', area);
      return operations.withdraw(area, redirects, own(reason));
    },
    async restore(area, reason) {
      await need('withdraw', area);
      await needThaw('withdraw', area);
      return operations.restore(area, own(reason));
    },
    async rollout(area, version, percent, reason, audiences = []) {
      await need('rollout', area);
      if (percent > 0 || audiences.length > 0) await needThaw('rollout', area);
      return operations.rollout(area, version, percent, own(reason), audiences);
    },
    async deliver(area, version, steps, reason) {
      await need('rollout', area);
      if (steps.some(({ percent }) => percent === 100)) await need('promote', area);
      await needThaw('rollout', area);
      return operations.deliver(area, version, steps, own(reason));
    },
    async changeDelivery(area, action, reason) {
      await need('rollout', area);
      // The plan may end with a promotion.
      if (action === 'resume' || action === 'skip') {
        await need('promote', area);
        await needThaw('promote', area);
      }
      return operations.changeDelivery(area, action, own(reason));
    },
    async preview(area, version, lasts, reason, also = []) {
      for (const each of [area, ...also.map((one) => one.area)]) await need('preview', each);
      return operations.preview(area, version, lasts, own(reason), also);
    },
    tokens: operationsOnly('token list'),
    createToken: operationsOnly('token create'),
    revokeToken: operationsOnly('token revoke'),
    freeze: operationsOnly('freeze'),
    liftFreeze: operationsOnly('freeze lift'),
    targets: operationsOnly('notify list'),
    addTarget: operationsOnly('notify add'),
    removeTarget: operationsOnly('notify remove'),
    testTarget: operationsOnly('notify test'),
    keys: operationsOnly('keys list'),
    trustKey: operationsOnly('keys trust'),
    rotateKey: operationsOnly('keys rotate'),
    retireKey: operationsOnly('keys retire'),
    verify: operationsOnly('verify'),
    clean: operationsOnly('clean'),
  };
}

/**
 * Minutes after sign-in during which a session may create tokens and targets and change keys; the same limit as for members at the
 * site.
 */
const proofMinutes = 10;

/**
 * An action whose effect outlasts the session requires a recent sign-in, so that no stranger creates a token at an
 * unattended desk.
 */
function withProof(operations: Operations, signedInAt: number, now: () => number): Operations {
  const fresh = (): void => {
    if (now() - signedInAt > proofMinutes * 60_000)
      throw new Refusal(
        'proof-needed',
        `More than ${proofMinutes} minutes have passed since you signed in. Sign out, sign in again, and repeat this.`,
      );
  };
  return {
    ...operations,
    async createToken(token, reason) {
      fresh();
      return operations.createToken(token, reason);
    },
    async addTarget(target, reason) {
      fresh();
      return operations.addTarget(target, reason);
    },
    async trustKey(publicKey, reason) {
      fresh();
      return operations.trustKey(publicKey, reason);
    },
    async rotateKey(reason) {
      fresh();
      return operations.rotateKey(reason);
    },
    async retireKey(id, reason) {
      fresh();
      return operations.retireKey(id, reason);
    },
  };
}

/** Operations by a token of their own: the log names it. */
function operationsOf(operations: Operations, who: string): Operations {
  const own = <Given extends ChangeReason>(reason: Given): Given => ({ ...reason, who });
  return {
    ...operations,
    accept: (folder, reason) => operations.accept(folder, own(reason)),
    promote: (area, version, reason) => operations.promote(area, version, own(reason)),
    promoteTogether: (releases, reason) => operations.promoteTogether(releases, own(reason)),
    rollback: (area, to, reason) => operations.rollback(area, to, own(reason)),
    withdraw: (area, redirects, reason) => operations.withdraw(area, redirects, own(reason)),
    restore: (area, reason) => operations.restore(area, own(reason)),
    rollout: (area, version, percent, reason, audiences) =>
      operations.rollout(area, version, percent, own(reason), audiences),
    deliver: (area, version, steps, reason) => operations.deliver(area, version, steps, own(reason)),
    changeDelivery: (area, action, reason) => operations.changeDelivery(area, action, own(reason)),
    preview: (area, version, lasts, reason, also) => operations.preview(area, version, lasts, own(reason), also),
    createToken: (token, reason) => operations.createToken(token, own(reason)),
    revokeToken: (name, reason) => operations.revokeToken(name, own(reason)),
    freeze: (freeze, reason) => operations.freeze(freeze, own(reason)),
    liftFreeze: (id, reason) => operations.liftFreeze(id, own(reason)),
    addTarget: (target, reason) => operations.addTarget(target, own(reason)),
    removeTarget: (name, reason) => operations.removeTarget(name, own(reason)),
    testTarget: (name, reason) => operations.testTarget(name, own(reason)),
    trustKey: (publicKey, reason) => operations.trustKey(publicKey, own(reason)),
    rotateKey: (reason) => operations.rotateKey(own(reason)),
    retireKey: (id, reason) => operations.retireKey(id, own(reason)),
    clean: (reason) => operations.clean(own(reason)),
  };
}
