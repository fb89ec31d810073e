import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * Moves the focus to the next home's link with J and to the previous one's with K, while it is within the element. Text
 * fields and other shortcuts are left alone.
 */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  const step = steps[key.toLowerCase()];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  if (target.matches('input:not([type="checkbox"]), select, textarea')) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('article :is(h2, h3) > a')];
  const card = target.closest('article');
  const at = links.findIndex((link) => card?.contains(link));
  const next = links[at < 0 && step < 0 ? -1 : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
