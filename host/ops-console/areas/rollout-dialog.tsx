import { useState } from 'react';
import { Button, Field, TextInput } from '@verandah/design';
import type { AreaDialogProps } from './area-dialog.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ReleaseChoice } from './release-choice.tsx';
import { useReleases } from './use-releases.ts';
import styles from './rollout-dialog.module.css';

const shares = [1, 5, 25, 50];

/** Starts a rollout or changes its share of the visitors. */
export function RolloutDialog(props: AreaDialogProps) {
  const { seen, frozen } = props;
  const releases = useReleases(seen).filter(({ version }) => version !== seen.live || seen.withdrawn);
  const [chosen, setChosen] = useState(
    () => seen.rollout?.version ?? seen.versions.findLast((version) => version !== seen.live || seen.withdrawn) ?? '',
  );
  const [percent, setPercent] = useState(String(seen.rollout?.percent ?? 5));
  return (
    <ChangeDialog
      {...props}
      title={`Roll out ${seen.area}`}
      act={`Give ${chosen} to ${percent}%`}
      to={chosen}
      audience={`for ${percent || 0}% of the visitors`}
      path="rollout"
      body={{ version: chosen, percent: Number(percent) }}
      needsReason={frozen}
      done={() =>
        `${seen.area} ${chosen} goes to ${percent}% of the visitors, ${seen.withdrawn ? 'nothing' : (seen.live ?? 'nothing')} to the others.`
      }
    >
      <ReleaseChoice label="Release" releases={releases} value={chosen} onChange={setChosen} />
      <Field
        label="Per cent of the visitors"
        hint="From 1 to 99. Visitors who have it stay on it while the share grows."
      >
        {(control) => (
          <TextInput
            autoComplete="off"
            {...control}
            name="percent"
            type="number"
            inputMode="numeric"
            min={1}
            max={99}
            step={1}
            required
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.shares} role="group" aria-label="Usual shares">
        {shares.map((share) => (
          <Button
            key={share}
            size="small"
            aria-pressed={percent === String(share)}
            onClick={() => setPercent(String(share))}
          >
            {share}%
          </Button>
        ))}
      </div>
    </ChangeDialog>
  );
}

/** Serves the live release to everyone again. */
export function EndRolloutDialog(props: AreaDialogProps) {
  const { seen } = props;
  const { version = '', percent = 0 } = seen.rollout ?? {};
  return (
    <ChangeDialog
      {...props}
      title={`End the rollout of ${seen.area}`}
      act={`End the rollout of ${version}`}
      to={seen.live ?? 'nothing'}
      audience="for everyone"
      path="rollout"
      body={{ version, percent: 0 }}
      done={() => `The rollout of ${seen.area} ${version} has ended; ${seen.live ?? 'nothing'} is live for everyone.`}
    >
      <p>
        {version} goes to {percent}% of the visitors now. They get{' '}
        {seen.withdrawn ? 'no page of the area' : (seen.live ?? 'no page of the area')} with their next page.
      </p>
    </ChangeDialog>
  );
}
