/** What a browser may lack or break, run in every document before its scripts. */
export interface Fault {
  readonly name: string;
  readonly apply: () => void;
  /** False where the browser is below the support policy: the shell then leaves the server's pages alone. */
  readonly starts?: false;
  /** It replaces storage or cookies: a browser has one such fault at most. */
  readonly ofStorage?: true;
}

// Each function is sent to the browser as text: it may use nothing of this module.
const withoutCapability = (name: string, apply: () => void): Fault => ({ name, apply });
const withoutStorage = (name: string, apply: () => void): Fault => ({ name, apply, ofStorage: true });

/** One fault each, as browsers have them: missing, forbidden by a setting, or full. */
export const faults: readonly Fault[] = [
  withoutStorage('storage that is forbidden', () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  }),
  withoutStorage('storage that is full', () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  }),
  withoutStorage('well-formed values in storage', () => {
    Storage.prototype.getItem = () => '{%';
  }),
  withoutStorage('values of the expected form in storage', () => {
    Storage.prototype.getItem = () => '{"version":1}';
  }),
  withoutStorage('cookies', () => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  }),
  withoutStorage('cookies, as Firefox blocks them', () => {
    const insecure = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: insecure });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: insecure });
    window.BroadcastChannel = class {
      constructor() {
        insecure();
      }
    } as unknown as typeof BroadcastChannel;
  }),
  withoutCapability('BroadcastChannel', () => Reflect.deleteProperty(window, 'BroadcastChannel')),
  withoutCapability('service workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
  withoutCapability('caches', () => Reflect.deleteProperty(window, 'caches')),
  withoutCapability('IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')),
  withoutCapability('ResizeObserver', () => Reflect.deleteProperty(window, 'ResizeObserver')),
  withoutCapability('PerformanceObserver', () => Reflect.deleteProperty(window, 'PerformanceObserver')),
  withoutCapability('the scheduler and idle callbacks', () => {
    for (const name of ['scheduler', 'requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
  }),
  {
    name: 'popovers',
    starts: false,
    apply: () => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      const { matches } = Element.prototype;
      Element.prototype.matches = function (this: Element, selector: string) {
        if (selector.includes(':popover-open'))
          throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        return matches.call(this, selector);
      } as typeof matches;
    },
  },
  withoutCapability('modal dialogs', () => {
    for (const name of ['show', 'showModal']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  }),
  withoutCapability('one object for the empty HTML of Trusted Types, as WebKit', () => {
    interface Policy {
      createHTML(text: string): unknown;
    }
    const { trustedTypes } = window as unknown as {
      trustedTypes?: { createPolicy(name: string, rules: { createHTML(): string }): Policy };
    };
    if (!trustedTypes) return;
    const policy = trustedTypes.createPolicy('shell', { createHTML: () => '' });
    Object.defineProperty(Object.getPrototypeOf(trustedTypes), 'emptyHTML', { get: () => policy.createHTML('') });
  }),
  withoutCapability('Promise.withResolvers', () => Reflect.deleteProperty(Promise, 'withResolvers')),
  withoutCapability('parts of Intl', () => {
    for (const name of ['ListFormat', 'RelativeTimeFormat', 'Segmenter', 'DurationFormat', 'DisplayNames'])
      Reflect.deleteProperty(Intl, name);
  }),
  withoutCapability('WebGL', () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.includes('webgl') ? null : (getContext as (...given: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof getContext;
  }),
  withoutCapability('canvas', () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  }),
  withoutCapability('the Navigation API', () => Reflect.deleteProperty(window, 'navigation')),
  withoutCapability('clipboard and sharing', () => {
    for (const name of ['clipboard', 'share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name);
  }),
  withoutCapability('passkeys', () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(Navigator.prototype, 'credentials');
  }),
  withoutCapability('pushes and notifications', () => {
    for (const name of ['PushManager', 'Notification', 'EventSource']) Reflect.deleteProperty(window, name);
  }),
  withoutCapability('beacons', () => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon')),
  withoutCapability('locks', () => Reflect.deleteProperty(Navigator.prototype, 'locks')),
  withoutCapability('user activation', () => Reflect.deleteProperty(Navigator.prototype, 'userActivation')),
  withoutCapability('random UUIDs, as pages without https', () =>
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID'),
  ),
  withoutCapability('geolocation', () => Reflect.deleteProperty(Navigator.prototype, 'geolocation')),
  withoutCapability('a history that takes more entries, as Safari after a hundred', () => {
    History.prototype.pushState = () => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times per 30 seconds', 'SecurityError');
    };
  }),
  withoutCapability('adopted style sheets', () => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
  }),
];

/**
 * Browsers that have all of these faults between them, several each: whatever does not start comes alone. With all that
 * is missing at once no fallback can rely on what another fault's browser still has.
 */
export function faultyBrowsers(): readonly (readonly Fault[])[] {
  const starting = faults.filter(({ starts }) => starts !== false);
  const heads = starting.filter(({ ofStorage }) => ofStorage);
  const others = starting.filter(({ ofStorage }) => !ofStorage);
  return [
    ...heads.map((head, at) => [head, ...others.filter((_, index) => index % heads.length === at)]),
    ...faults.filter(({ starts }) => starts === false).map((fault) => [fault]),
  ];
}
