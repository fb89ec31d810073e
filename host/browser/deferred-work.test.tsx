import { createBus } from '@verandah/bus';
import { followVersion, whenAlive } from './deferred-work.ts';

const bus = createBus({
  report: (error) => {
    throw error;
  },
});
const none = (): void => {};
const turnTo = async (): Promise<void> => {
  window.dispatchEvent(new Event('focus'));
  await Promise.resolve();
};

test('[SHELL-05] without its flag, the version check sends no request', async () => {
  const queryState = jest.fn(() => Promise.resolve({ version: 'a', withdrawn: [] }));
  followVersion('a', bus, { versionReload: false }, none, queryState);
  followVersion('a', bus, {}, none, queryState);
  await turnTo();
  expect(queryState).not.toHaveBeenCalled();
  followVersion('a', bus, { versionReload: true }, none, queryState);
  await turnTo();
  expect(queryState).toHaveBeenCalledTimes(1);
});

test('[SHELL-19] with its flag only, the version check logs to the console', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  followVersion('a', bus, { versionReload: true, versionReloadLog: true }, none, () =>
    Promise.resolve({ version: 'a', withdrawn: [] }),
  );
  await turnTo();
  await Promise.resolve();
  expect(info.mock.calls).toEqual([['version check: here a, server a']]);
  info.mockRestore();
});

test('[SHELL-15] link prefetching starts once, after what the first sign of user activity changes has been painted', async () => {
  const frames: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (frame) => frames.push(frame);
  const start = jest.fn();
  whenAlive(start);
  expect(frames).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pointermove'));
  expect([frames.length, start.mock.calls]).toEqual([1, []]);
  frames[0]?.(0);
  expect(start).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(start).toHaveBeenCalledTimes(1);
});
