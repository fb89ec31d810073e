import { accessMinutes, readViewer, signAccess, signedIn, type Viewer } from './viewer.ts';

const key = new TextEncoder().encode('a-key-of-thirty-two-bytes-or-more');
const viewer: Viewer = { memberId: 7, username: 'ada', role: 'member', agentId: null, sessionId: '0b8f3c1e-8f0e-4b57-9f53-6a4f1d2c3b4a' };

test('[MEMB-13] an access token names its member until it ends; a forged one names nobody', async () => {
  const token = await signAccess(viewer, key);
  expect(await readViewer(`Bearer ${token}`, key)).toEqual(viewer);
  expect(await readViewer(`Bearer ${await signAccess(viewer, key, Date.now() - (accessMinutes + 1) * 60_000)}`, key)).toBeNull();
  const other = new TextEncoder().encode('another-key-of-thirty-two-bytes--');
  expect(await readViewer(`Bearer ${await signAccess(viewer, other)}`, key)).toBeNull();
  const [head, , signature] = token.split('.');
  const admin = Buffer.from(JSON.stringify({ sub: '1', role: 'admin' })).toString('base64url');
  for (const header of [null, undefined, '', token, 'Bearer', 'Bearer a.b.c', `Bearer ${head}.${admin}.${signature}`, `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${admin}.`]) {
    expect(await readViewer(header, key)).toBeNull();
  }
});

test('[MEMB-13] who is not signed in is told so', () => {
  expect(signedIn(viewer)).toBe(viewer);
  expect(() => signedIn(null)).toThrow('Sign in first.');
});
