// Replays one rehearsal and reports its result; ends with the process that began it.
import { constants, setPriority } from 'node:os';
import type { OpenBrowser } from './browser.ts';
import { openChromium } from './open-chromium.ts';
import { replayAddresses, type Replay } from './replay.ts';

// Visitors come first: this, and the browser that it opens, get the processor time that nothing else needs.
setPriority(constants.priority.PRIORITY_LOW);
// Chromium has no sandbox for root, and scripts of a release that nobody has tried must not run without one.
const openBrowser: OpenBrowser =
  process.getuid?.() === 0 ? () => Promise.reject(new Error('a browser has no sandbox for root')) : openChromium;
process.once('disconnect', () => process.exit());
process.once('message', (replay) => {
  void replayAddresses(replay as Replay, openBrowser).then(
    (rehearsal) => process.send?.({ rehearsal }),
    (problem: unknown) => process.send?.({ problem: problem instanceof Error ? problem.message : String(problem) }),
  );
});
