import type { DeliveryAction } from '@verandah/releases';
import type { AreaDialogProps } from './area-dialog.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { reachWords, stepWords } from './delivery-words.ts';

const titles: Readonly<Record<DeliveryAction, string>> = {
  hold: 'Hold the delivery of',
  resume: 'Resume the delivery of',
  skip: 'Next step of the delivery of',
  stop: 'Stop the delivery of',
};
const results: Readonly<Record<DeliveryAction, string>> = {
  hold: 'is held',
  resume: 'goes on; its step begins again',
  skip: 'is at its next step',
  stop: 'has ended',
};

export const HoldDialog = (props: AreaDialogProps) => <DeliveryDialog {...props} action="hold" />;
export const ResumeDialog = (props: AreaDialogProps) => <DeliveryDialog {...props} action="resume" />;
export const SkipDialog = (props: AreaDialogProps) => <DeliveryDialog {...props} action="skip" />;
export const StopDialog = (props: AreaDialogProps) => <DeliveryDialog {...props} action="stop" />;

/** Holds, resumes, advances or stops the delivery plan of an area. */
function DeliveryDialog({ action, ...props }: AreaDialogProps & { readonly action: DeliveryAction }) {
  const { seen, frozen } = props;
  const { delivery } = seen;
  if (!delivery) return null;
  const { version, steps, step } = delivery;
  const next = steps[action === 'skip' ? step + 1 : step];
  const isEnd = action === 'stop';
  const to = isEnd ? (seen.live ?? 'nothing') : version;
  const whom = !next || isEnd || next.percent === 100 ? 'everyone' : reachWords(next);
  return (
    <ChangeDialog
      {...props}
      title={`${titles[action]} ${seen.area}`}
      act={`${titles[action]} ${version}`}
      to={to}
      audience={`for ${whom}`}
      path={`delivery/${action}`}
      body={{}}
      needsReason={frozen && (action === 'resume' || action === 'skip')}
      done={() => `The delivery of ${seen.area} ${version} ${results[action]}.`}
    >
      <p>{stepWords(delivery)}</p>
    </ChangeDialog>
  );
}
