import { needsHomeScreen } from './home-screen.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

test.each([
  ['an iPhone', { userAgent: phone, platform: 'iPhone', maxTouchPoints: 5, standalone: false }, true],
  ['another browser on it', { userAgent: phone, platform: 'iPhone', maxTouchPoints: 5 }, true],
  ['an iPad', { userAgent: mac, platform: 'MacIntel', maxTouchPoints: 5, standalone: false }, true],
  ['its home screen', { userAgent: phone, platform: 'iPhone', maxTouchPoints: 5, standalone: true }, false],
  ['a Mac', { userAgent: mac, platform: 'MacIntel', maxTouchPoints: 0 }, false],
  ['Linux', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', platform: 'Linux x86_64', maxTouchPoints: 10 }, false],
])('[NTFY-19] whether %s is sent to the home screen: %#', (_, navigator, expected) => {
  expect(needsHomeScreen(navigator)).toBe(expected);
});
