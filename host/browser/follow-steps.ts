import type { Bus } from '@verandah/bus';
import { trail, type Trail } from '../shell/trail.ts';

/** What somebody pressed or sent, by the words on it; never what they typed. */
function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.localName} “${words.trim().slice(0, 60)}”`;
}

/** Notes pages and actions of this visit; errors are noted where they are reported. */
export function followSteps(bus: Pick<Bus, 'follow'>, steps: Trail = trail): void {
  steps.add('page', window.location.pathname + window.location.search);
  bus.follow('navigation', ({ href }) => steps.add('page', href));
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('a, button, summary') : null;
      if (pressed) steps.add('action', nameOf(pressed));
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement)
        steps.add(
          'action',
          `sent a form to ${new URL(target.getAttribute('action') ?? '', window.location.href).pathname}`,
        );
    },
    { capture: true, passive: true },
  );
}
