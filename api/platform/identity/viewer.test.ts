import { SignJWT } from 'jose';
import { accessMinutes, readViewer, signAccess, signedIn, type Viewer } from './viewer.ts';

const key = new TextEncoder().encode('a-key-of-thirty-two-bytes-or-more');
const viewer: Viewer = {
  memberId: 7,
  username: 'ada',
  role: 'member',
  agentId: null,
  sessionId: '0b8f3c1e-8f0e-4b57-9f53-6a4f1d2c3b4a',
};

test('[MEMB-13] an access token names its member until it ends; a forged one is rejected', async () => {
  const token = await signAccess(viewer, key);
  expect(await readViewer(`Bearer ${token}`, key)).toEqual(viewer);
  expect(
    await readViewer(`Bearer ${await signAccess(viewer, key, Date.now() - (accessMinutes + 1) * 60_000)}`, key),
  ).toBeNull();
  const other = new TextEncoder().encode('another-key-of-thirty-two-bytes--');
  expect(await readViewer(`Bearer ${await signAccess(viewer, other)}`, key)).toBeNull();
  const [head, , signature] = token.split('.');
  const admin = Buffer.from(JSON.stringify({ sub: '1', role: 'admin' })).toString('base64url');
  for (const header of [
    null,
    undefined,
    '',
    token,
    'Bearer',
    'Bearer a.b.c',
    `Bearer ${head}.${admin}.${signature}`,
    `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${admin}.`,
  ]) {
    expect(await readViewer(header, key)).toBeNull();
  }
});

test('[MEMB-13] a token of our key for another service, by another issuer or of another algorithm is rejected', async () => {
  const sign = async (issuer: string, audience: string, alg: string) =>
    readViewer(
      `Bearer ${await new SignJWT({ username: 'ada', role: 'member', agent: null, sid: viewer.sessionId })
        .setProtectedHeader({ alg })
        .setSubject('7')
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(key)}`,
      key,
    );
  expect(await sign('verandah', 'verandah-api', 'HS256')).toEqual(viewer);
  for (const [issuer, audience, alg] of [
    ['verandah', 'another-service', 'HS256'],
    ['somebody', 'verandah-api', 'HS256'],
    ['verandah', 'verandah-api', 'HS512'],
  ] as const)
    expect(await sign(issuer, audience, alg)).toBeNull();
});

test('[MEMB-13] callers who are not signed in get an error', () => {
  expect(signedIn(viewer)).toBe(viewer);
  expect(() => signedIn(null)).toThrow('Sign in first.');
});
