// Part of development builds only: applies each new build without loading the page again, as far as webpack's own
// rules and React Fast Refresh allow, and loads it otherwise.

interface Hot {
  status(): string;
  check(apply: true): Promise<unknown>;
}
declare const __webpack_hash__: string;
declare global {
  interface ImportMeta {
    readonly webpackHot?: Hot;
  }
  interface Window {
    /** Hash of the newest build, as the development server has sent it. */
    verandahBuild?: string;
  }
}

const hot = import.meta.webpackHot;

async function applyUpdate(): Promise<void> {
  const wanted = window.verandahBuild;
  // One update at a time: the next one waits until this one has been applied.
  if (!hot || wanted === undefined || wanted === __webpack_hash__ || hot.status() !== 'idle') return;
  const before = __webpack_hash__;
  const applied = await hot.check(true).catch((error: unknown) => {
    console.warn('The edit needs the page to be loaded again.', error);
    return null;
  });
  if (applied === null || before === __webpack_hash__) window.location.reload();
  else await applyUpdate();
}

window.addEventListener('verandah-build', () => void applyUpdate());
void applyUpdate();
