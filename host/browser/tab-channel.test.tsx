import { openTabChannel } from './tab-channel.ts';

const page = globalThis as { BroadcastChannel?: unknown };
const own = page.BroadcastChannel;
afterEach(() => {
  page.BroadcastChannel = own;
});

test('[SHELL-40] a browser without channels, or that allows none, has its tabs on their own', () => {
  page.BroadcastChannel = undefined;
  expect(openTabChannel()).toBeUndefined();
  page.BroadcastChannel = class {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
  };
  expect(openTabChannel()).toBeUndefined();
});
