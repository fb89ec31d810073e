interface Policy {
  createScriptURL(url: string): string;
}
interface Page {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

/** Milliseconds before the second and the third attempt. */
const pauses: readonly number[] = [400, 1600];

/** A new element for the same file. A cloned script would not run. */
function sameFile(failed: HTMLScriptElement | HTMLLinkElement): HTMLElement {
  if (!(failed instanceof HTMLScriptElement)) return failed.cloneNode() as HTMLElement;
  const script = document.createElement('script');
  for (const { name, value } of failed.attributes) if (name !== 'src') script.setAttribute(name, value);
  script.async = false; // in the order of the page
  const policy = (globalThis as Page).trustedTypes?.createPolicy('shell', { createScriptURL: () => failed.src });
  script.src = policy ? policy.createScriptURL('') : failed.src;
  return script;
}

/**
 * Loads the page's first scripts and styles again, those with `data-retry`, when the network has lost them. Each failed
 * element has `data-failed` until a new one takes its place.
 */
export function retryFirstFiles(root: Document): void {
  root.addEventListener(
    'error',
    ({ target: failed }) => {
      if (!(failed instanceof HTMLScriptElement || failed instanceof HTMLLinkElement)) return;
      const tries = Number(failed.dataset['retry'] ?? NaN);
      const pause = pauses[tries];
      if (Number.isNaN(tries)) return;
      failed.dataset['failed'] = '';
      if (pause === undefined) return;
      setTimeout(() => {
        if (!failed.isConnected) return; // the shell has loaded it again
        const again = sameFile(failed);
        delete again.dataset['failed'];
        again.dataset['retry'] = String(tries + 1);
        failed.replaceWith(again);
      }, pause);
    },
    { capture: true }, // errors of elements do not bubble
  );
}
