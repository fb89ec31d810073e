import { useState } from 'react';
import { Notice } from '@verandah/design';
import type { AreaDialogProps } from '../areas/area-dialog.ts';
import { ChangeDialog } from '../areas/change-dialog.tsx';
import { ReleaseChoice } from '../areas/release-choice.tsx';
import { useReleases } from '../areas/use-releases.ts';
import { problemsOf, requestOf, type DraftedStep } from './drafted-step.ts';
import { planWords, requestWords } from './delivery-words.ts';
import { PlanFields } from './plan-fields.tsx';
import { draftOf, presets } from './plan-presets.ts';

/** Begins a delivery plan: the release reaches more and more visitors, step by step. */
export function BeginDeliveryDialog(props: AreaDialogProps) {
  const { seen, frozen } = props;
  const releases = useReleases(seen).filter(({ version }) => version !== seen.live || seen.withdrawn);
  const [chosen, setChosen] = useState(
    () => seen.rollout?.version ?? seen.versions.findLast((version) => version !== seen.live || seen.withdrawn) ?? '',
  );
  const [steps, setSteps] = useState<readonly DraftedStep[]>(() => draftOf(presets[0], 0));
  const [isTried, setTried] = useState(false);
  const found = problemsOf(steps);
  const problems = isTried ? found : null;
  const requests = steps.map(requestOf);
  const [first] = requests;
  return (
    <ChangeDialog
      {...props}
      title={`Deliver ${seen.area}`}
      act={`Deliver ${chosen}`}
      to={chosen}
      audience="step by step"
      path="delivery"
      body={{ version: chosen, steps: requests }}
      needsReason={frozen}
      check={() => {
        setTried(true);
        return found === null;
      }}
      done={() => `The delivery of ${seen.area} ${chosen} has begun${first ? `: ${requestWords(first)}` : ''}.`}
    >
      <ReleaseChoice label="Release" releases={releases} value={chosen} onChange={setChosen} />
      <PlanFields steps={steps} problems={problems} canRehearse={seen.live !== null} onChange={setSteps} />
      {problems?.plan && (
        <div role="alert">
          <Notice tone="danger">The steps {problems.plan}.</Notice>
        </div>
      )}
      {!found && <Notice>{planWords(requests, chosen)}</Notice>}
      {seen.rollout && (seen.rollout.version !== chosen || first?.rehearse) && (
        <Notice>
          This ends the rollout of {seen.rollout.version} to {seen.rollout.percent}% of the visitors.
        </Notice>
      )}
    </ChangeDialog>
  );
}
