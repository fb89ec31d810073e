import { useState } from 'react';
import type { JointMove } from '@verandah/releases';
import { Button, Checkbox, Notice } from '@verandah/design';
import { listWords } from '../client/session.ts';
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
  const [alone, setAlone] = useState(false);
  const chosen = picked || (releases[0]?.version ?? '');
  const others = (seen.joint ?? []).filter(({ area }) => area !== seen.area);
  const together = others.length > 0 && !alone;
  const own = seen.joint?.find(({ area }) => area === seen.area)?.from;
  if (together) return <RollBackTogether {...props} others={others} to={own ?? null} separate={() => setAlone(true)} />;
  return (
    <ChangeDialog
      {...props}
      title={`Roll back ${seen.area}`}
      act={chosen === '' ? 'Roll back' : `Roll back to ${chosen}`}
      to={chosen === '' ? 'nothing' : chosen}
      audience="for everyone"
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

/** Rolls back all areas that went live together. */
function RollBackTogether({
  others,
  to,
  separate,
  ...props
}: AreaDialogProps & { readonly others: readonly JointMove[]; readonly to: string | null; separate(): void }) {
  const { seen } = props;
  const names = listWords(others.map(({ area }) => area));
  return (
    <ChangeDialog
      {...props}
      title={`Roll back ${seen.area} and ${names}`}
      act={`Roll back ${seen.area} and ${names}`}
      to={to ?? 'nothing'}
      audience="for everyone"
      path="rollback"
      body={{}}
      done={({ joint = [] }) =>
        joint.map((one) => `${one.area} is back at ${one.withdrawn ? 'nothing' : one.to}`).join(', ') + '.'
      }
    >
      <Notice>
        {seen.area} went live together with {listWords(others.map((one) => `${one.area} ${one.to}`))}. They go back
        together.
      </Notice>
      <Button size="small" onClick={separate}>
        Only {seen.area} …
      </Button>
    </ChangeDialog>
  );
}
