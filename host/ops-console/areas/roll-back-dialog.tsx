import { useState } from 'react';
import { Checkbox, Notice } from '@verandah/design';
import type { AreaDialogProps } from './area-dialog.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ReleaseChoice } from './release-choice.tsx';
import { useReleases } from './use-releases.ts';

/** Rolls back to the last good release, or to an older one. */
export function RollBackDialog(props: AreaDialogProps) {
  const { seen } = props;
  const releases = useReleases(seen).filter(({ version, wentLive }) => version !== seen.live && wentLive !== false);
  const [picked, setPicked] = useState(seen.previous ?? '');
  const [precaution, setPrecaution] = useState(false);
  const chosen = picked || (releases[0]?.version ?? '');
  return (
    <ChangeDialog
      {...props}
      title={`Roll back ${seen.area}`}
      act={chosen === '' ? 'Roll back' : `Roll back to ${chosen}`}
      to={chosen === '' ? 'nothing' : chosen}
      toWhom="for everyone"
      path="rollback"
      body={{ to: chosen, ...(precaution && { precaution }) }}
      impossible={chosen === ''}
      done={({ from, changed }) =>
        changed
          ? `${seen.area} is back at ${chosen}, from ${from ?? 'nothing'}.`
          : `${seen.area} ${chosen} was live already.`
      }
    >
      {chosen === '' ? (
        <Notice>
          No other release of {seen.area} has been live, so there is nothing to roll back to. Promote another release
          instead.
        </Notice>
      ) : (
        <ReleaseChoice
          label={seen.previous === chosen ? 'Back to the last good release' : 'Back to'}
          releases={releases}
          value={chosen}
          onChange={setPicked}
        />
      )}
      {chosen !== '' && (
        <Checkbox
          label={`Only as a precaution: ${seen.live} can be gone back to later`}
          checked={precaution}
          onChange={({ target }) => setPrecaution(target.checked)}
        />
      )}
      {seen.rollout && (
        <Notice>
          This ends the rollout of {seen.rollout.version} to {seen.rollout.percent}% of the visitors.
        </Notice>
      )}
    </ChangeDialog>
  );
}
