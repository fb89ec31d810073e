import { readSettings } from '../settings.ts';
import { pageHeaders } from './security-headers.ts';

const policy = (tileServer?: string): Map<string, string> => new Map(
  (pageHeaders(tileServer)['content-security-policy'] ?? '').split('; ').map((part) => [part.split(' ', 1)[0] ?? '', part]),
);

test('[SRCH-16] maps may fetch tiles from a configured server, and from nowhere else', () => {
  expect(policy().get('connect-src')).toBe("connect-src 'self'");
  const { tileServer } = readSettings({ TILE_SERVER_URL: 'https://tiles.example.com:8443/au/{z}/{x}/{y}.mvt?key=1' });
  expect(tileServer).toBe('https://tiles.example.com:8443');
  expect(policy(tileServer).get('connect-src')).toBe("connect-src 'self' https://tiles.example.com:8443");
  expect(policy(tileServer).get('img-src')).toBe("img-src 'self' data: https://tiles.example.com:8443");
  expect(policy(tileServer).get('script-src')).toBe("script-src 'self'");
});

test('what could slip another directive into the policy is no tile server', () => {
  for (const url of ['https://a.example;script-src/{z}', 'https://a.example, b/{z}', 'ftp://a.example/{z}', 'tiles']) {
    expect(() => readSettings({ TILE_SERVER_URL: url })).toThrow(/^TILE_SERVER_URL must be an http or https address/);
  }
});
