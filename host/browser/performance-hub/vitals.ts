/** Speed of the page as measured in the visitor's browser. Times in milliseconds, script in transferred bytes. */
export interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  readonly slowest: number;
  readonly blocking: number;
  readonly script: number;
  readonly scripts: number;
}

/** The thresholds of web.dev: good up to the first number, poor from the second. */
const bounds = { lcp: [2500, 4000], cls: [0.1, 0.25], slowest: [200, 500] } as const;
const judgeVital = (value: number, [good, poor]: readonly [number, number]): string =>
  value <= good ? 'good' : value <= poor ? 'fair' : 'poor';

/** One line per value. */
export function vitalsText({ lcp, cls, slowest, blocking, script, scripts }: Vitals): readonly string[] {
  return [
    lcp > 0
      ? `Largest paint ${(lcp / 1000).toFixed(2)} s, ${judgeVital(lcp, bounds.lcp)}`
      : 'Largest paint not measured yet',
    `Layout shift ${cls.toFixed(3)}, ${judgeVital(cls, bounds.cls)}`,
    slowest > 0
      ? `Slowest response ${Math.round(slowest)} ms, ${judgeVital(slowest, bounds.slowest)}`
      : 'No response measured yet',
    `Blocked ${Math.round(blocking)} ms`,
    `${scripts} scripts, ${(script / 1024).toFixed(0)} KB`,
  ];
}

interface Entry extends PerformanceEntry {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
  readonly initiatorType?: string;
  readonly transferSize?: number;
  readonly name: string;
}

/** Observes the page from its start, as far as the browser reports. */
export function followVitals(changed: (vitals: Vitals) => void): void {
  let vitals: Vitals = { lcp: 0, cls: 0, slowest: 0, blocking: 0, script: 0, scripts: 0 };
  const follow = (type: string, next: (entry: Entry) => Partial<Vitals>, more: object = {}): void => {
    if (!('PerformanceObserver' in globalThis) || !PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) vitals = { ...vitals, ...next(entry as Entry) };
      changed(vitals);
    }).observe({ type, buffered: true, ...more });
  };
  follow('largest-contentful-paint', ({ startTime }) => ({ lcp: startTime }));
  follow('layout-shift', ({ value = 0, hadRecentInput }) => (hadRecentInput ? {} : { cls: vitals.cls + value }));
  follow(
    'event',
    ({ duration, interactionId = 0 }) => (interactionId > 0 ? { slowest: Math.max(vitals.slowest, duration) } : {}),
    { durationThreshold: 16 },
  );
  follow('longtask', ({ duration }) => ({ blocking: vitals.blocking + duration - 50 }));
  follow('resource', ({ name, transferSize = 0 }) =>
    /\.js(?:\?|$)/.test(name) ? { script: vitals.script + transferSize, scripts: vitals.scripts + 1 } : {},
  );
}
