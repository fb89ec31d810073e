import { useState } from 'react';
import type { AreaStatus } from '@verandah/releases';
import { Field, Select } from '@verandah/design';
import styles from './together-choice.module.css';

/** A release of another area that moves by the same action. */
export interface Together {
  readonly area: string;
  readonly version: string;
  /** What was live when the dialog was opened. */
  readonly live: string | null;
}

interface TogetherChoiceProps {
  readonly lead: string;
  /** Areas to choose from. */
  readonly areas: readonly AreaStatus[];
  readonly value: readonly Together[];
  onChange(value: readonly Together[]): void;
}

/** Chooses releases of other areas, for a route or a topic that moves from one area to another. Closed at first. */
export function TogetherChoice({ lead, areas: given, value, onChange }: TogetherChoiceProps) {
  // As they were when the dialog was opened: the action applies to that state only.
  const [areas] = useState(given);
  if (areas.length === 0) return null;
  return (
    <details className={styles.choice}>
      <summary>{lead}</summary>
      <div className={styles.areas}>
        {areas.map(({ area, live, versions }) => (
          <Field key={area} label={area}>
            {(control) => (
              <Select
                {...control}
                name={`with-${area}`}
                value={value.find((one) => one.area === area)?.version ?? ''}
                onChange={({ target }) =>
                  onChange([
                    ...value.filter((one) => one.area !== area),
                    ...(target.value === '' ? [] : [{ area, version: target.value, live }]),
                  ])
                }
                options={[
                  { value: '', label: `stays at ${live ?? 'nothing'}` },
                  ...versions
                    .filter((version) => version !== live)
                    .toReversed()
                    .map((version) => ({ value: version, label: version })),
                ]}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}

/** The areas other than one of which a release is published that is not live. */
export const othersOf = (areas: readonly AreaStatus[], area: string): readonly AreaStatus[] =>
  areas.filter((one) => one.area !== area && one.versions.some((version) => version !== one.live));
