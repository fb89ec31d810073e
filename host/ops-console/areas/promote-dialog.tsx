import { useState } from 'react';
import { Notice } from '@verandah/design';
import type { AreaDialogProps } from './area-dialog.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { listWords, mayAct, useDesk } from '../client/session.ts';
import { ReleaseChoice } from './release-choice.tsx';
import { othersOf, TogetherChoice, type Together } from './together-choice.tsx';
import { useReleases } from './use-releases.ts';

/** Makes a release live for all visitors. */
export function PromoteDialog(props: AreaDialogProps) {
  const { seen, areas, frozen } = props;
  const { session } = useDesk();
  const [together, setTogether] = useState<readonly Together[]>([]);
  const releases = useReleases(seen).filter(({ version }) => version !== seen.live || seen.rollout);
  const [chosen, setChosen] = useState(
    () =>
      seen.rollout?.version ?? seen.versions.findLast((version) => version !== seen.live) ?? seen.versions.at(-1) ?? '',
  );
  return (
    <ChangeDialog
      {...props}
      title={`Promote ${seen.area}`}
      act={together.length > 0 ? 'Promote together' : `Promote ${seen.area} ${chosen}`}
      to={chosen}
      audience="for everyone"
      path="promote"
      body={{ version: chosen }}
      together={together}
      needsReason={frozen}
      done={({ from, changed, moves }) =>
        moves
          ? `${listWords(moves.map((one) => `${one.area} ${one.to}`))} are live together.`
          : changed
            ? `${seen.area} ${chosen} is live${from ? `; ${from} was` : ''}.`
            : `${seen.area} ${chosen} was live already.`
      }
    >
      <ReleaseChoice label="Release" releases={releases} value={chosen} onChange={setChosen} />
      <TogetherChoice
        lead="Together with other areas"
        areas={othersOf(areas, seen.area).filter(({ area }) => mayAct(session, 'promote', area))}
        value={together}
        onChange={setTogether}
      />
      {seen.rollout && (
        <Notice>
          This ends the rollout of {seen.rollout.version} to {seen.rollout.percent}% of the visitors.
        </Notice>
      )}
    </ChangeDialog>
  );
}
