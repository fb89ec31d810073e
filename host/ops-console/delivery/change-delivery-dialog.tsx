import type { DeliveryAction } from '@verandah/releases';
import type { AreaDialogProps } from '../areas/area-dialog.ts';
import { ChangeDialog } from '../areas/change-dialog.tsx';
import { heldWords, reachWords, stepText, stepWords } from './delivery-words.ts';

const titles: Readonly<Record<DeliveryAction, string>> = {
  hold: 'Hold the delivery of',
  resume: 'Resume the delivery of',
  skip: 'Next step of the delivery of',
  stop: 'Stop the delivery of',
};
const results: Readonly<Record<DeliveryAction, string>> = {
  hold: 'is held',
  resume: 'is running; its step begins again',
  skip: 'is at its next step',
  stop: 'has ended',
};

export const HoldDialog = (props: AreaDialogProps) => <ChangeDeliveryDialog {...props} action="hold" />;
export const ResumeDialog = (props: AreaDialogProps) => <ChangeDeliveryDialog {...props} action="resume" />;
export const SkipDialog = (props: AreaDialogProps) => <ChangeDeliveryDialog {...props} action="skip" />;
export const StopDialog = (props: AreaDialogProps) => <ChangeDeliveryDialog {...props} action="stop" />;

/** Holds, resumes, advances or stops the delivery plan of an area. */
function ChangeDeliveryDialog({ action, ...props }: AreaDialogProps & { readonly action: DeliveryAction }) {
  const { seen, frozen } = props;
  const { delivery } = seen;
  if (!delivery) return null;
  const { version, steps, step } = delivery;
  const next = steps[action === 'skip' ? step + 1 : step];
  const isEnd = action === 'stop';
  const to = isEnd ? (seen.live ?? 'nothing') : version;
  const reach = next && !isEnd && next.percent < 100 ? reachWords(next) || 'nobody yet' : 'everyone';
  const effects: Readonly<Record<DeliveryAction, string>> = {
    hold: 'Visitors stay where they are until it is resumed. A release that is worse still goes back.',
    resume: `The step begins again: ${steps[step] ? stepText(steps[step]) : 'the last one'}.`,
    skip: next ? `Begins now: ${stepText(next)}.` : 'This was the last step: the plan is done.',
    stop: `The plan ends, and all visitors get ${to} with their next page.`,
  };
  return (
    <ChangeDialog
      {...props}
      title={`${titles[action]} ${seen.area}`}
      act={`${titles[action]} ${version}`}
      to={to}
      audience={`for ${reach}`}
      path={`delivery/${action}`}
      body={{ step }}
      needsReason={frozen && (action === 'resume' || action === 'skip')}
      done={() => `The delivery of ${seen.area} ${version} ${results[action]}.`}
    >
      <p>{effects[action]}</p>
      <p>
        {stepWords(delivery)} {delivery.state === 'held' && heldWords(delivery)}
      </p>
    </ChangeDialog>
  );
}
