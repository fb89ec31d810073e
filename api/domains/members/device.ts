const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A device's display name: 'Firefox on Linux'. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (list: readonly (readonly [string, RegExp])[]): string | undefined =>
    list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const [browser, system] = [named(browsers), named(systems)];
  return browser === undefined && system === undefined
    ? 'An unknown device'
    : `${browser ?? 'A browser'} on ${system ?? 'an unknown system'}`;
}
