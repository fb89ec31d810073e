import { setTimeout as pause } from 'node:timers/promises';
import { sampleAccounts } from '@verandah/sample';
import type { System } from '../system.ts';
import type { RequestLog } from './request-log.ts';

/**
 * Who stores new files while the bucket is unavailable: an operator who publishes, members who change their picture.
 */
export interface BucketUsers {
  stop(): Promise<void>;
  /** Releases and pictures that were acknowledged and are not there. */
  missing(system: System): Promise<readonly string[]>;
}

/** Milliseconds between two of each; a member may change their picture 20 times an hour, so three take turns. */
const rests = { release: 3000, picture: 2500 } as const;
const area = 'community';
const { password, member, agent, admin } = sampleAccounts;

/** A PNG of one colour, 16 pixels wide. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR4nGM4EaVBEmIY1TCqYfhqAAAQtkoQSP1gsgAAAABJRU5ErkJggg==',
  'base64',
);

export async function startBucketUsers(
  { hosts, changing, operations, primary }: System,
  requestLog: RequestLog,
): Promise<BucketUsers> {
  const releases = await changing(area);
  const [published, pictures] = [new Set<string>(), new Map<string, string>()];
  const rows = await primary.ask<{ id: number; email: string }>(
    `select id, email from member where email in ('${member}', '${agent}', '${admin}')`,
  );
  const people = await Promise.all(
    rows.map(async ({ id, email }) => {
      const signedIn = await fetch(`${hosts[0]}/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      const access = signedIn.headers.getSetCookie().flatMap((line) => /^access=([^;]+)/.exec(line)?.[1] ?? []);
      if (access[0] === undefined) throw new Error(`${email} could not sign in: ${await signedIn.text()}`);
      return { id, email, access: access[0] };
    }),
  );
  let stopping = false;
  const rest = async (ms: number): Promise<void> => {
    for (let waited = 0; waited < ms && !stopping; waited += 250) await pause(250);
  };
  const publish = async (): Promise<void> => {
    const at = performance.now();
    const note = (good: boolean, message?: string): void =>
      void requestLog.all.push({
        action: 'bucket',
        address: `${hosts[0]}/ops/api/areas/${area}/releases`,
        at,
        ms: performance.now() - at,
        status: good ? 201 : 503,
        good,
        ...(message !== undefined && { message }),
      });
    await releases.publish(operations).then(
      (version) => {
        published.add(version);
        note(true);
      },
      (error: Error) => note(false, error.message),
    );
  };
  const changePicture = async (turn: number): Promise<void> => {
    const person = people[turn % people.length];
    if (!person) return;
    const { id, email, access } = person;
    const { good, body } = await requestLog.request('bucket', `${hosts[0]}/rest/member/${id}/settings/avatar`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${access}` },
      body: picture,
    });
    // Without a response it may have been changed or not, so it is not checked.
    pictures.delete(email);
    if (!good) return;
    const { avatar } = JSON.parse(body) as { avatar: string };
    pictures.set(email, avatar);
    await requestLog.request('bucket', new URL(avatar, hosts[1]).href, {});
  };
  const running = Promise.all([
    (async () => {
      for (; !stopping; await rest(rests.release)) await publish();
    })(),
    (async () => {
      for (let turn = 0; !stopping; turn += 1, await rest(rests.picture)) await changePicture(turn);
    })(),
  ]);
  return {
    async stop() {
      stopping = true;
      await running;
    },
    async missing() {
      const stored = new Set((await operations.releases(area)).map(({ version }) => version));
      const gone = await Promise.all(
        [...pictures].map(async ([email, address]) => {
          const response = await fetch(new URL(address, hosts[0]));
          await response.body?.cancel();
          return response.ok ? [] : [`the picture of ${email} is not there (${response.status})`];
        }),
      );
      return [
        ...[...published].filter((version) => !stored.has(version)).map((version) => `release ${version} is missing`),
        ...gone.flat(),
      ];
    },
  };
}
