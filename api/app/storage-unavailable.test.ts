import { startBucketServer, type BucketServer } from '@verandah/storage/test-kit';
import { readSettings } from '../platform/settings/public.ts';
import { testApi, type TestApi } from '../test-kit/test-api.ts';
import { testMembers } from '../test-kit/test-members.ts';

let bucket: BucketServer;
let api: TestApi;
beforeAll(async () => {
  bucket = await startBucketServer();
  Object.assign(process.env, bucket.environment);
  const { storage } = readSettings({ ...bucket.environment });
  api = await testApi({ settings: { ...(storage && { storage }) } });
});
afterAll(async () => {
  await api.close();
  await bucket.close();
});

/** A PNG, 16 pixels wide. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR4nGM4EaVBEmIY1TCqYfhqAAAQtkoQSP1gsgAAAABJRU5ErkJggg==',
  'base64',
);

test('[REL-42] without the bucket, requests that need it get 503 with a time to retry, and succeed once it is back', async () => {
  const change = async (): Promise<Response> => {
    return fetch(`${api.service.address}/rest/member/${testMembers.quinn.memberId}/settings/avatar`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', ...(await api.as.quinn.proof()) },
      body: picture,
    });
  };
  const view = (path: string): Promise<Response> => fetch(api.service.address + path);
  const { avatar } = (await (await change()).json()) as { avatar: string };
  expect((await view(avatar)).status).toBe(200);
  await bucket.setUnavailable(true);
  for (const response of [await change(), await view(avatar)]) {
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '5',
      expect.objectContaining({ detail: 'Files can’t be read or stored at this moment. Please try again.' }),
    ]);
  }
  await bucket.setUnavailable(false);
  expect([(await change()).status, (await view(avatar)).status]).toEqual([200, 404]);
});
