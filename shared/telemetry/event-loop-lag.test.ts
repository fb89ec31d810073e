import { Registry } from 'prom-client';
import { EventLoopLag, eventLoopMetrics } from './event-loop-lag.ts';

const block = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

test('[SHELL-99] the delay of a blocked process is reported, and from then on samples are frequent', async () => {
  const lag = new EventLoopLag(100);
  expect([lag.pace, lag.take()]).toEqual([100, { mean: 0, p50: 0, p90: 0, p99: 0, max: 0 }]);
  block(400);
  while (lag.pace !== 20) await turn();
  const { max, p99 } = lag.take();
  expect(Math.min(max, p99)).toBeGreaterThan(0.2);
  // A process at rest returns to rare samples.
  while (lag.pace === 20) await turn();
});

test('[SHELL-99] the metrics have the names by which dashboards and alerts find them', async () => {
  const registry = new Registry();
  eventLoopMetrics([registry]);
  const text = await registry.metrics();
  for (const name of ['mean', 'p50', 'p90', 'p99', 'max'])
    expect(text).toContain(`nodejs_eventloop_lag_${name}_seconds 0`);
});
