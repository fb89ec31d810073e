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
const lacking = (name: string, apply: () => void): Fault => ({ name, apply });
const storage = (name: string, apply: () => void): Fault => ({ name, apply, ofStorage: true });

/** One fault each, as browsers have them: missing, forbidden by a setting, or full. */
export const faults: readonly Fault[] = [
  storage('storage that is forbidden', () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  }),
  storage('storage that is full', () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  }),
  storage('well-formed values in storage', () => {
    Storage.prototype.getItem = () => '{%';
  }),
  storage('values of the expected form in storage', () => {
    Storage.prototype.getItem = () => '{"version":1}';
  }),
  storage('cookies', () => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  }),
  storage('cookies, as Firefox blocks them', () => {
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
  lacking('BroadcastChannel', () => Reflect.deleteProperty(window, 'BroadcastChannel')),
  lacking('service workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
  lacking('caches', () => Reflect.deleteProperty(window, 'caches')),
  lacking('IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')),
  lacking('ResizeObserver', () => Reflect.deleteProperty(window, 'ResizeObserver')),
  lacking('PerformanceObserver', () => Reflect.deleteProperty(window, 'PerformanceObserver')),
  lacking('the scheduler and idle callbacks', () => {
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
  lacking('modal dialogs', () => {
    for (const name of ['show', 'showModal']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  }),
  lacking('one object for the empty HTML of Trusted Types, as WebKit', () => {
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
  lacking('Promise.withResolvers', () => Reflect.deleteProperty(Promise, 'withResolvers')),
  lacking('parts of Intl', () => {
    for (const name of ['ListFormat', 'RelativeTimeFormat', 'Segmenter', 'DurationFormat', 'DisplayNames'])
      Reflect.deleteProperty(Intl, name);
  }),
  lacking('WebGL', () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.includes('webgl') ? null : (getContext as (...given: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof getContext;
  }),
  lacking('canvas', () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  }),
  lacking('the Navigation API', () => Reflect.deleteProperty(window, 'navigation')),
  lacking('clipboard and sharing', () => {
    for (const name of ['clipboard', 'share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name);
  }),
  lacking('passkeys', () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(Navigator.prototype, 'credentials');
  }),
  lacking('pushes and notifications', () => {
    for (const name of ['PushManager', 'Notification', 'EventSource']) Reflect.deleteProperty(window, name);
  }),
  lacking('beacons', () => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon')),
  lacking('locks', () => Reflect.deleteProperty(Navigator.prototype, 'locks')),
  lacking('user activation', () => Reflect.deleteProperty(Navigator.prototype, 'userActivation')),
  lacking('random UUIDs, as pages without https', () => Reflect.deleteProperty(Crypto.prototype, 'randomUUID')),
  lacking('geolocation', () => Reflect.deleteProperty(Navigator.prototype, 'geolocation')),
  lacking('a history that takes more entries, as Safari after a hundred', () => {
    History.prototype.pushState = () => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times per 30 seconds', 'SecurityError');
    };
  }),
  lacking('adopted style sheets', () => {
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
