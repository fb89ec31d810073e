import { useState } from 'react';
import { Notice } from '@verandah/design';
import type { AreaDialogProps } from './area-dialog.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ReleaseChoice } from './release-choice.tsx';
import { useReleases } from './use-releases.ts';

/** Makes a release live for all visitors. */
export function PromoteDialog(props: AreaDialogProps) {
  const { seen, frozen } = props;
  const releases = useReleases(seen).filter(({ version }) => version !== seen.live || seen.rollout);
  const [chosen, setChosen] = useState(
    () =>
      seen.rollout?.version ?? seen.versions.findLast((version) => version !== seen.live) ?? seen.versions.at(-1) ?? '',
  );
  return (
    <ChangeDialog
      {...props}
      title={`Promote ${seen.area}`}
      act={`Promote ${seen.area} ${chosen}`}
      to={chosen}
      toWhom="for everyone"
      path="promote"
      body={{ version: chosen }}
      needsReason={frozen}
      done={({ from, changed }) =>
        changed
          ? `${seen.area} ${chosen} is live${from ? `; ${from} was` : ''}.`
          : `${seen.area} ${chosen} was live already.`
      }
    >
      <ReleaseChoice label="Release" releases={releases} value={chosen} onChange={setChosen} />
      {seen.rollout && (
        <Notice>
          This ends the rollout of {seen.rollout.version} to {seen.rollout.percent}% of the visitors.
        </Notice>
      )}
    </ChangeDialog>
  );
}
