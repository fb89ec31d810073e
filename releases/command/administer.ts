import { readFile } from 'node:fs/promises';
import type { Operations, Reason } from '../operations/operations.ts';
import { Refusal } from '../refusal.ts';
import { durationOf } from '../rights/duration.ts';
import type { Result } from './response.ts';
import { formatTable } from './table.ts';
import { targetHeads, targetOf, targetRow } from './target-text.ts';
import { momentOf, timeFormat } from './time.ts';
import { requireOption, UsageError, type Command, type CommandName } from './usage.ts';

export type AdministrationCommand = Command & {
  readonly name: Exclude<
    CommandName,
    | 'publish'
    | 'promote'
    | 'rollback'
    | 'rollout'
    | 'deliver'
    | `deliver ${string}`
    | 'withdraw'
    | 'restore'
    | 'preview'
    | 'status'
    | 'history'
    | 'health'
    | 'incident'
    | 'rehearse'
    | 'verify'
  >;
};

/** Commands for tokens, freezes, keys and storage. @throws {Refusal} */
export async function administerRights(
  command: AdministrationCommand,
  operations: Operations,
  reason: Reason,
): Promise<Result> {
  const {
    options,
    words: [word = ''],
  } = command;
  const time = timeFormat(command.utc);
  switch (command.name) {
    case 'token create': {
      if ((options.area === undefined) === (options.operations !== true))
        throw new UsageError('A token is either for one area, --area AREA --actions …, or --operations.');
      const made = await operations.createToken(
        {
          area: options.area ?? null,
          actions:
            options.area === undefined
              ? []
              : requireOption(command, 'actions')
                  .split(',')
                  .map((action) => action.trim()),
          lasts: durationOf(requireOption(command, 'expires')),
          ...(options.name === undefined ? {} : { name: options.name }),
        },
        reason,
      );
      return {
        value: made,
        text: `${made.token}\nis ${made.name}: ${made.area ? `${made.actions.join(', ')} in ${made.area}` : 'everything, as operations'}, until ${time(made.expiresAt)}. It is not shown again.`,
      };
    }
    case 'token list': {
      const tokens = await operations.tokens();
      const rows = tokens.map((token) => [
        token.name,
        token.area ?? 'operations',
        token.area ? token.actions.join(',') : 'everything',
        token.revokedAt ? `revoked ${time(token.revokedAt)}` : time(token.expiresAt),
        token.usedAt ? time(token.usedAt) : 'never',
        token.createdBy,
      ]);
      return {
        value: { tokens },
        text: formatTable([['name', 'for', 'actions', 'ends', 'last used', 'made by'], ...rows]),
      };
    }
    case 'token revoke':
      await operations.revokeToken(word, reason);
      return { value: { name: word }, text: `${word} is revoked` };
    case 'freeze': {
      const freeze = await operations.freeze(
        {
          area: options.area ?? null,
          from: options.from === undefined ? new Date().toISOString() : momentOf(options.from, command.utc),
          until: momentOf(requireOption(command, 'until'), command.utc),
        },
        reason,
      );
      return {
        value: freeze,
        text: `freeze ${freeze.id}: nothing goes live in ${freeze.area ?? 'any area'} from ${time(freeze.from)} to ${time(freeze.until)}`,
      };
    }
    case 'freeze list': {
      const freezes = await operations.freezes();
      return {
        value: { freezes },
        text: formatTable([
          ['number', 'area', 'from', 'until', 'why', 'made by'],
          ...freezes.map((one) => [
            String(one.id),
            one.area ?? 'all',
            time(one.from),
            time(one.until),
            one.why,
            one.createdBy,
          ]),
        ]),
      };
    }
    case 'freeze lift':
      if (!/^[1-9]\d{0,8}$/.test(word)) throw new UsageError(`${word} is not the number of a freeze.`);
      await operations.liftFreeze(Number(word), reason);
      return { value: { id: Number(word) }, text: `freeze ${word} is lifted` };
    case 'notify add': {
      const added = await operations.addTarget(targetOf(command), reason);
      const secret = added.secret === null ? [] : [added.secret, 'signs its messages. It is not shown again.'];
      return {
        value: added,
        text: [...secret, `${added.name} is notified from now on; notify test ${added.name} tries it`].join('\n'),
      };
    }
    case 'notify list': {
      const targets = await operations.targets();
      return { value: { targets }, text: formatTable([targetHeads, ...targets.map((one) => targetRow(one, time))]) };
    }
    case 'notify remove':
      await operations.removeTarget(word, reason);
      return { value: { name: word }, text: `${word} is no longer notified` };
    case 'notify test':
      await operations.testTarget(word, reason);
      return { value: { name: word }, text: `a test message to ${word} is on its way; notify list shows a failure` };
    case 'keys list': {
      const keys = await operations.keys();
      return {
        value: { keys },
        text: formatTable([
          ['key', 'signs', 'of', 'trusted since'],
          ...keys.map((key) => [
            key.id,
            key.signs ? 'yes' : 'no',
            key.source ? 'another installation' : 'this site',
            time(key.since),
          ]),
        ]),
      };
    }
    case 'keys show': {
      const key = (await operations.keys()).find(({ signs }) => signs);
      if (!key) throw new Refusal('key-unusable', 'No key signs here: keys rotate makes one.');
      return { value: key, text: key.publicKey.trim() };
    }
    case 'keys trust': {
      const publicKey = await readFile(word, 'utf8').catch(() => {
        throw new UsageError(`keys trust ${word}: there is no such file.`);
      });
      const key = await operations.trustKey(publicKey, reason);
      return {
        value: key,
        text: `releases signed by ${key.id} can be taken over until it is retired: keys retire ${key.id}`,
      };
    }
    case 'keys rotate': {
      const key = await operations.rotateKey(reason);
      return { value: key, text: `${key.id} signs from now on; the keys before stay trusted until they are retired` };
    }
    case 'keys retire': {
      const done = await operations.retireKey(word, reason);
      return { value: done, text: `${done.id} is no longer trusted; ${done.signedAgain} releases were signed again` };
    }
    case 'clean': {
      const removed = await operations.clean(reason);
      return {
        value: { removed },
        text:
          removed.length === 0
            ? 'nothing to remove'
            : removed.map(({ area, version }) => `${area} ${version} removed`).join('\n'),
      };
    }
  }
}
