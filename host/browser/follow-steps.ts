import type { Bus } from '@verandah/bus';
import { trail, type Trail } from '../shell/trail.ts';

/** The label of the control that was activated. Never typed text. */
function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.localName} “${words.trim().slice(0, 60)}”`;
}

/** Records the pages and actions of this visit. `report` records the errors. */
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
