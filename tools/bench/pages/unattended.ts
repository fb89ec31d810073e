import type { Browser, CDPSession } from '@playwright/test';
import { startFaultProxy } from '@verandah/faults';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which a page has certainly become idle. */
const rest = 7000;

/** A connection as slow as a phone's to a server of this machine. */
export async function slowLine(
  address: string,
  bytesPerSecond: number,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const proxy = await startFaultProxy({ target: Number(new URL(address).port) });
  await proxy.set({ kind: 'trickle', bytesPerSecond });
  return { address: `http://127.0.0.1:${proxy.port}`, close: () => proxy.close() };
}

/** Starts to record, and returns what ends it: with how many times slower the phone is. */
type Recorder<Recorded> = (session: CDPSession) => Promise<(slower: number) => Promise<Recorded>>;

/**
 * What a page works the first time that a browser opens it, and the second. Nothing looks into the page meanwhile: a
 * debugger (Playwright is one) has the browser name the position in the code that requests each file, and for that V8
 * reads again all functions that run at the time, which no visitor's does.
 */
export async function recordUnattended<Recorded>(
  browser: Browser,
  address: string,
  { slower, width, height }: { readonly slower: number; readonly width: number; readonly height: number },
  record: Recorder<Recorded>,
): Promise<readonly [cold: Recorded, warm: Recorded]> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const once = async (): Promise<Recorded> => {
    const recorded = await record(session);
    const { targetId } = await session.send('Target.createTarget', {
      url: address,
      browserContextId,
      width,
      height,
      // The window of the visit before may still be closing, and its tabs have its size.
      newWindow: true,
    });
    await pause(rest);
    const work = await recorded(slower);
    await session.send('Target.closeTarget', { targetId });
    return work;
  };
  try {
    return [await once(), await once()];
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}
