import { createBus } from '@verandah/bus';
import { followVersion, whenAlive } from './afterwards.ts';

const bus = createBus({
  report: (error) => {
    throw error;
  },
});
const turnTo = async (): Promise<void> => {
  window.dispatchEvent(new Event('focus'));
  await Promise.resolve();
};

test('[SHELL-05] without its flag nothing is ever asked', async () => {
  const ask = jest.fn(() => Promise.resolve('a'));
  followVersion('a', bus, { versionReload: false }, ask);
  followVersion('a', bus, {}, ask);
  await turnTo();
  expect(ask).not.toHaveBeenCalled();
  followVersion('a', bus, { versionReload: true }, ask);
  await turnTo();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('[SHELL-19] the version check tells of itself on the console with its flag only', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  followVersion('a', bus, { versionReload: true, versionReloadLog: true }, () => Promise.resolve('a'));
  await turnTo();
  await Promise.resolve();
  expect(info.mock.calls).toEqual([['version check: here a, server a']]);
  info.mockRestore();
});

test('[SHELL-15] links are looked at once somebody is there', () => {
  const start = jest.fn();
  whenAlive(start);
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pointermove'));
  expect(start).toHaveBeenCalledTimes(1);
});
