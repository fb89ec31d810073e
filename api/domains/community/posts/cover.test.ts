import sharp from 'sharp';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestPlaces } from '../../listings/test-market.ts';
import { signAccess } from '../../../platform/identity/viewer.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';

let database: Database;
let service: TestService;
let quinn: TestCaller;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  service = await testService(database);
  quinn = await callerOf(service, testMembers.quinn);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const send = async (who: keyof typeof testMembers | null, body: Buffer) => {
  const authorization = who && {
    authorization: `Bearer ${await signAccess(testMembers[who], service.service.sessionKey)}`,
  };
  const response = await fetch(`${service.address}/rest/posts/editor/covers`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', ...authorization },
    body: new Uint8Array(body),
  });
  return { status: response.status, body: await response.json() };
};

test('[QNA-05] an editor uploads the picture of a post with its text alternative; the post contains both', async () => {
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer();
  expect([(await send(null, picture)).status, (await send('mara', picture)).status]).toEqual([401, 403]);
  expect((await send('quinn', Buffer.from('<svg onload="alert(1)"/>'.padEnd(64)))).body.errors).toEqual([
    { field: 'cover', message: 'This is not a picture that we can read: send a JPEG, PNG, WebP, AVIF or GIF.' },
  ]);
  const {
    status,
    body: { cover, ...size },
  } = await send('quinn', picture);
  expect([status, size]).toEqual([201, { width: 640, height: 360 }]);
  expect((await fetch(`${service.address}/media/${cover}/640.webp`)).headers.get('content-type')).toBe('image/webp');

  const text = { title: 'Shade', markdown: 'Face it north.' };
  const edit = (method: string, path: string, body: object) => quinn.call(method, `/posts/editor${path}`, body);
  expect((await edit('POST', '', { ...text, cover })).body.errors).toEqual([
    { field: 'coverAlt', message: 'Describe the image for people who can’t see it.' },
  ]);
  expect((await edit('POST', '', { ...text, cover, coverAlt: '  A verandah\nin the shade ' })).body).toMatchObject({
    id: 1,
    cover,
    coverAlt: 'A verandah in the shade',
  });
  await edit('POST', '/1/publish', {});
  expect((await quinn.call('GET', '/posts')).body.results).toMatchObject([
    { cover, coverAlt: 'A verandah in the shade' },
  ]);
  // Removing the picture removes its text alternative.
  expect((await edit('PUT', '/1', { ...text, coverAlt: 'A verandah' })).body).toMatchObject({
    cover: null,
    coverAlt: '',
  });
});
