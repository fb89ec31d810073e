import sharp from 'sharp';
import { sql } from 'kysely';
import { testApi, type TestApi } from '../../../test-kit/test-api.ts';
import { sessionKeyOf } from '../../../app/make-service.ts';
import { signAccess, type Viewer } from '../../../platform/identity/public.ts';
import { testMembers } from '../../../test-kit/test-members.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';
import { claimedPicture } from '../../../platform/picture-decoding/test-pictures.ts';

let api: TestApi;
/** Agent 2, of Petra's office too. */
const mara: Viewer = { ...testMembers.mara, agentId: 2 };
const { petra, noah, quinn } = testMembers;
beforeAll(async () => {
  api = await testApi();
  await sql`update member set agent_id = 2 where id = 1`.execute(api.database);
});
afterAll(() => api.close());
beforeEach(() => emptyTables(api.database, ['throttle']));

/** Three upright stripes, red, green and blue, 300 × 100 pixels, stored lying on its side as a camera does. */
async function stripes(): Promise<Buffer> {
  const stripe = (background: string, left: number) => ({
    input: { create: { width: 100, height: 100, channels: 3 as const, background } },
    left,
    top: 0,
  });
  const upright = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#fff' } })
    .composite([stripe('#ff0000', 0), stripe('#00ff00', 100), stripe('#0000ff', 200)])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(270)
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
}
async function call(
  who: Viewer | null,
  method: string,
  path: string,
  body?: Uint8Array<ArrayBuffer> | string,
  type = '',
) {
  const token = who && (await signAccess(who, sessionKeyOf(api.service.settings)));
  const response = await fetch(`${api.service.address}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(type !== '' && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const picture = text.startsWith('{') ? (JSON.parse(text) as { picture?: string | null }).picture : undefined;
  return { status: response.status, picture, location: response.headers.get('location') };
}
const send = (who: Viewer | null, path: string, body: Uint8Array | string, type = 'image/png') =>
  call(who, 'POST', path, typeof body === 'string' ? body : new Uint8Array(body), type);
const fetched = async (path: string) => {
  const response = await fetch(`${api.service.address}${path}`);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};
/** The colour in the middle of a picture. */
async function middle(path: string): Promise<string> {
  const image = sharp((await fetched(path)).bytes);
  const { width, height } = await image.metadata();
  const [red = 0, green = 0, blue = 0] = await image
    .extract({ left: width >> 1, top: height >> 1, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return red > 128 ? 'red' : green > 100 ? 'green' : blue > 128 ? 'blue' : 'dark';
}
const portraitOf = async (username: string): Promise<string | null> => {
  const { data } = await api.as.visitor.graph(`{ agentProfile(username: "${username}") { portrait } }`);
  return (data as { agentProfile: { portrait: string | null } }).agentProfile.portrait;
};

test('[AGNT-10, SEC-10] a portrait is cropped where its agent chose, upright, without camera metadata', async () => {
  const picture = await stripes();
  for (const [query, colour] of [
    ['', 'green'],
    ['?x=0&y=0&side=1', 'red'],
    ['?x=0.66666667&y=0&side=1', 'blue'],
    ['?x=1&y=1&side=0.5', 'blue'],
    ['?x=0.1&y=0.2&side=0', 'red'],
  ] as const) {
    const { status, picture: made = '' } = await send(petra, `/rest/agents/own/portrait${query}`, picture);
    expect([query, status, await middle(made ?? '')]).toEqual([query, 200, colour]);
    expect(await portraitOf('ada')).toBe(made);
  }
  const first = (await portraitOf('ada')) ?? '';
  const { bytes } = await fetched(first);
  expect(bytes.includes('a secret place')).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256, format: 'webp' });
  // The former picture is deleted: somebody may have its address.
  await send(petra, '/rest/agents/own/portrait', picture);
  expect((await fetched(first)).status).toBe(404);
  const second = (await portraitOf('ada')) ?? '';
  expect((await call(petra, 'DELETE', '/rest/agents/own/portrait')).picture).toBeNull();
  expect([await portraitOf('ada'), (await fetched(second)).status]).toEqual([null, 404]);
});

test('[AGNT-10, SEC-10] a file that is not a picture, too large, or has an invalid crop is rejected and changes nothing', async () => {
  const picture = await stripes();
  await send(petra, '/rest/agents/own/portrait', picture);
  const before = await portraitOf('ada');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';
  const bomb = await claimedPicture(7700, 'png');
  for (const [body, type, status] of [
    [svg, 'image/svg+xml', 415],
    [svg, 'image/png', 422],
    ['no picture', 'image/jpeg', 422],
    ['', 'image/png', 422],
    [new Uint8Array(picture.subarray(0, 90)), 'image/png', 422],
    [new Uint8Array(bomb), 'image/png', 422],
    [new Uint8Array(25_030_000), 'image/png', 413],
    ['{}', 'application/json', 415],
  ] as const)
    for (const path of ['portrait', 'office/logo'])
      expect([type, path, (await send(petra, `/rest/agents/own/${path}`, body, type)).status]).toEqual([
        type,
        path,
        status,
      ]);
  expect((await send(petra, '/rest/agents/own/office/logo', new Uint8Array(5_000_001))).status).toBe(422);
  for (const query of ['?x=0', '?x=-1&y=0&side=1', '?x=NaN&y=0&side=1', '?x=0&y=0&side=1.5', '?x=0&x=1&y=0&side=1'])
    expect([query, (await send(petra, `/rest/agents/own/portrait${query}`, picture)).status]).toEqual([query, 422]);
  expect(await portraitOf('ada')).toBe(before);
});

test('[AGNT-10] a rejection says which types and how many bytes are taken', async () => {
  const detail = async (body: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> => {
    const response = await fetch(`${api.service.address}/rest/agents/own/portrait`, {
      method: 'POST',
      body,
      headers: {
        'content-type': type,
        authorization: `Bearer ${await signAccess(petra, sessionKeyOf(api.service.settings))}`,
      },
    });
    return ((await response.json()) as { detail?: unknown }).detail;
  };
  expect(await detail(new Uint8Array(25_030_000), 'image/png')).toMatch(
    /^The body is larger than 25,\d{3},\d{3} bytes/,
  );
  expect(await detail(new Uint8Array(9), 'image/svg+xml')).toMatch(
    /^The body came as "image\/svg\+xml"; send it as image\/jpeg, /,
  );
});

test('[AGNT-10, AGNT-12] members cannot set others’ pictures, whatever the request names', async () => {
  const picture = await stripes();
  const before = await portraitOf('ada');
  for (const who of [null, noah, quinn])
    for (const path of ['portrait', 'office/logo']) {
      const expected = who === null ? 401 : 403;
      const address = `/rest/agents/own/${path}?agentId=1&id=1&officeId=1`;
      expect([who?.username, path, (await send(who, address, picture)).status]).toEqual([
        who?.username,
        path,
        expected,
      ]);
      expect([who?.username, path, (await call(who, 'DELETE', address)).status]).toEqual([
        who?.username,
        path,
        expected,
      ]);
    }
  expect((await send(mara, '/rest/agents/own/portrait?agentId=1', picture)).status).toBe(200);
  expect([await portraitOf('ada'), await portraitOf('ben')]).toEqual([before, expect.stringMatching(/^\/media\//)]);
  // Petra joined first and is the office's admin.
  expect((await send(mara, '/rest/agents/own/office/logo', picture)).status).toBe(403);
  expect((await call(mara, 'DELETE', '/rest/agents/own/office/logo')).status).toBe(403);
});

test('[AGNT-11] a logo is shown whole, on white', async () => {
  const first = (await send(petra, '/rest/agents/own/office/logo', await stripes())).picture ?? '';
  const { bytes } = await fetched(first);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 100, format: 'webp', hasAlpha: false });
  expect(await middle(first)).toBe('green');
  const clear = await sharp({ create: { width: 900, height: 100, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const logo = (await send(petra, '/rest/agents/own/office/logo', clear)).picture ?? '';
  expect(await sharp((await fetched(logo)).bytes).metadata()).toMatchObject({ width: 480, height: 53 });
  const { data } = await api.as.visitor.graph('{ office(identifier: "1") { logo } }');
  expect(data).toEqual({ office: { logo } });
  expect((await fetched(first)).status).toBe(404);
  expect((await call(petra, 'DELETE', '/rest/agents/own/office/logo')).status).toBe(200);
  expect((await fetched(logo)).status).toBe(404);
});

test('[AGNT-10] a form without script returns its page with the problem', async () => {
  const post = async (who: Viewer | null, path: string, body: FormData | string, type?: string) => {
    const sent = new Request('http://local', { method: 'POST', body });
    const { status, location } = await send(
      who,
      `/rest/agents/own/${path}`,
      new Uint8Array(await sent.arrayBuffer()),
      type ?? sent.headers.get('content-type') ?? '',
    );
    return [status, location];
  };
  const form = (file: Blob | string, name = 'picture') => {
    const made = new FormData();
    made.set(name, file);
    return made;
  };
  const picture = new Blob([new Uint8Array(await stripes())], { type: 'image/png' });
  expect(await post(petra, 'portrait', form(picture))).toEqual([303, '/agent-portal/profile?done=portrait']);
  expect(await middle((await portraitOf('ada')) ?? '')).toBe('green');
  expect(await post(petra, 'office/logo', form(picture))).toEqual([303, '/agent-portal/office?done=logo']);
  const nothing = '--b--\r\n';
  expect(await post(noah, 'portrait/remove', nothing, 'multipart/form-data; boundary=b')).toEqual([
    303,
    '/agent-portal/profile?picture=forbidden',
  ]);
  expect(await post(petra, 'portrait/remove', nothing, 'multipart/form-data; boundary=b')).toEqual([
    303,
    '/agent-portal/profile?done=portrait-removed',
  ]);
  expect(await portraitOf('ada')).toBeNull();
  const wrong = [303, '/agent-portal/profile?picture=unreadable'];
  expect(await post(petra, 'portrait', form('text'))).toEqual(wrong);
  expect(await post(petra, 'portrait', form(picture, 'other'))).toEqual(wrong);
  expect(await post(petra, 'portrait', form(new Blob(['<svg/>'], { type: 'image/svg+xml' })))).toEqual(wrong);
  expect(await post(petra, 'portrait', 'x', 'multipart/form-data')).toEqual(wrong);
  expect(await post(petra, 'portrait', '--b\r\n\r\n', 'multipart/form-data; boundary=b')).toEqual(wrong);
  expect(await post(petra, 'portrait', form(new Blob([new Uint8Array(25_000_001)])))).toEqual(wrong);
  expect(await post(noah, 'portrait', form(picture))).toEqual([303, '/agent-portal/profile?picture=forbidden']);
  expect(await post(null, 'portrait', form(picture))).toEqual([303, '/agent-portal/profile?picture=signed-out']);
});

test('[AGNT-10, MEMB-22] whoever deletes their account deletes the portrait that they uploaded', async () => {
  await send(mara, '/rest/agents/own/portrait', await stripes());
  const portrait = (await portraitOf('ben')) ?? '';
  expect((await fetched(portrait)).status).toBe(200);
  const { status } = await call(mara, 'DELETE', '/member/1', JSON.stringify({ username: 'mara' }), 'application/json');
  expect([status, await portraitOf('ben'), (await fetched(portrait)).status]).toEqual([204, null, 404]);
});
