import { useState } from 'react';
import type { AreaStatus, Health, Status } from '@verandah/releases';
import { LineSkeleton, Notice } from '@verandah/design';
import { momentText } from '../client/moments.ts';
import { useDesk } from '../client/session.ts';
import { useLive, type Live } from '../client/use-live.ts';
import { BeginDeliveryDialog } from '../delivery/begin-delivery-dialog.tsx';
import { HoldDialog, ResumeDialog, SkipDialog, StopDialog } from '../delivery/change-delivery-dialog.tsx';
import { AreaCard, type AreaAction } from './area-card.tsx';
import { freezeOf } from './freeze-of.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { RollBackDialog } from './roll-back-dialog.tsx';
import { EndRolloutDialog, RolloutDialog } from './rollout-dialog.tsx';
import { RestoreDialog, WithdrawDialog } from './withdraw-dialog.tsx';
import styles from './areas-view.module.css';

const dialogs = {
  promote: PromoteDialog,
  rollback: RollBackDialog,
  rollout: RolloutDialog,
  'end-rollout': EndRolloutDialog,
  deliver: BeginDeliveryDialog,
  hold: HoldDialog,
  resume: ResumeDialog,
  skip: SkipDialog,
  stop: StopDialog,
  preview: PreviewDialog,
  withdraw: WithdrawDialog,
  restore: RestoreDialog,
} as const;

/** Every area with its live release and its actions. */
export function AreasView({
  status,
  known,
}: {
  readonly status: Live<Status>;
  readonly known: Pick<Status, 'areas'> | null;
}) {
  const { now } = useDesk();
  const [opened, setOpened] = useState<{ readonly act: AreaAction; readonly area: AreaStatus } | null>(null);
  const health = useLive<Health>('/ops/api/health?minutes=60', 15_000);
  const areas = (status.data ?? known)?.areas;
  if (!areas)
    return status.problem ? null : (
      <div aria-busy="true">
        <LineSkeleton />
      </div>
    );
  const freezes = status.data?.freezes ?? [];
  const whole = freezes.filter(({ area }) => area === null).find((freeze) => freezeOf([freeze], '', now));
  const Dialog = opened && dialogs[opened.act];
  return (
    <>
      {whole && (
        <Notice tone="warning">
          Freeze until {momentText(whole.until)}: {whole.why}. Squads can’t promote, operations only with a reason;
          rolling back is always possible.
        </Notice>
      )}
      {status.data?.failingTargets?.map(({ name, channel, failingSince, problem }) => (
        <Notice key={name} tone="warning">
          Notifications don’t reach {name} ({channel}) since {momentText(failingSince)}: {problem}
        </Notice>
      ))}
      {areas.length === 0 && <p>No area has been published yet.</p>}
      <ul className={styles.grid}>
        {areas.map((area) => (
          <li key={area.area}>
            <AreaCard
              area={area}
              freeze={freezeOf(freezes, area.area, now)}
              verdict={health.data?.areas.find((one) => one.area === area.area)?.verdict}
              readOnly={status.data === null}
              held={status.problem !== null}
              onAction={(act) => setOpened({ act, area })}
            />
          </li>
        ))}
      </ul>
      {opened && Dialog && (
        <Dialog
          seen={opened.area}
          areas={areas}
          current={areas.find(({ area }) => area === opened.area.area) ?? opened.area}
          frozen={freezeOf(freezes, opened.area.area, now) !== undefined}
          look={(area) => setOpened({ ...opened, area })}
          onClose={() => setOpened(null)}
          moved={status.refresh}
        />
      )}
    </>
  );
}
