import type { ReactNode } from 'react';
import type { Delivery } from '@verandah/releases';
import { HiddenText, Notice } from '@verandah/design';
import { heldWords, stepText, stepWords } from './delivery-words.ts';
import styles from './delivery-state.module.css';

/** A delivery plan: its step, all steps, and the buttons of its reader. */
export function DeliveryState({ delivery, children }: { readonly delivery: Delivery; readonly children: ReactNode }) {
  const { area, version, who, steps, step: current, state } = delivery;
  return (
    <section className={styles.plan} aria-label={`Delivery of ${area} ${version}`}>
      <p>
        Delivery of {version}, begun by {who}
      </p>
      <p className={styles.note}>{stepWords(delivery)}</p>
      {state === 'held' && <Notice tone="warning">{heldWords(delivery)}</Notice>}
      <details>
        <summary className={styles.summary}>
          All {steps.length} steps<HiddenText> of {area}</HiddenText>
        </summary>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            // Steps have no name but their place, and never change it.
            <li key={at} {...(at === current && { 'aria-current': 'step' })} className={stateClass(at, current)}>
              {stepText(step)}
              {at < current && <HiddenText>, done</HiddenText>}
            </li>
          ))}
        </ol>
      </details>
      {children}
    </section>
  );
}

function stateClass(at: number, current: number): string | undefined {
  if (at === current) return styles.current;
  return at < current ? styles.done : undefined;
}
