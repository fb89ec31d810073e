import { useState, type ReactNode } from 'react';
import type { DeliveryAction, JointMove } from '@verandah/releases';
import { Button, Field, Notice, TextInput } from '@verandah/design';
import { ActionDialog, ChangeSummary } from '../client/action-dialog.tsx';
import { callConsole, CallProblem } from '../client/call.ts';
import { useDesk } from '../client/session.ts';
import type { AreaDialogProps } from './area-dialog.ts';
import type { Together } from './together-choice.tsx';

type Result = Parameters<MoveDialogProps['done']>[0] & { readonly notes: readonly string[] };

interface MoveDialogProps extends AreaDialogProps {
  readonly title: string;
  /** The label of the button. */
  readonly act: string;
  readonly to: string;
  readonly audience?: string;
  /** Path of the action below the area's, and its body beside reason and expectation. */
  readonly path:
    | 'promote'
    | 'rollback'
    | 'rollout'
    | 'delivery'
    | 'withdraw'
    | 'restore'
    | `delivery/${DeliveryAction}`;
  readonly body: object;
  /** Releases of other areas that go live by the same action. */
  readonly together?: readonly Together[];
  /** The message after success. */
  done(result: {
    readonly from?: string | null;
    readonly changed: boolean;
    readonly joint?: readonly JointMove[];
    readonly moves?: readonly JointMove[];
  }): string;
  readonly needsReason?: boolean;
  /** Called before anything is sent; false: the dialog's content shows what is wrong. */
  check?(): boolean;
  /** There is no target, as the dialog's content states. */
  readonly impossible?: boolean;
  readonly children?: ReactNode;
}

/**
 * Confirms a release operation: area, from, to and why. When another operator has changed the live release meanwhile,
 * the dialog shows that before anything is sent.
 */
export function ChangeDialog({
  seen,
  current,
  look,
  onClose,
  moved,
  title,
  act,
  to,
  audience,
  path,
  body,
  done,
  needsReason = false,
  check,
  impossible = false,
  together = [],
  children,
}: MoveDialogProps) {
  const desk = useDesk();
  const [why, setWhy] = useState('');
  const meanwhile = current.live !== seen.live;
  async function run(): Promise<void> {
    try {
      const given = why.trim() ? { why: why.trim() } : {};
      const result =
        together.length > 0
          ? await callConsole<Result>('/ops/api/promote', {
              releases: [
                { area: seen.area, version: to, expected: seen.live },
                ...together.map(({ area, version, live }) => ({ area, version, expected: live })),
              ],
              ...given,
            })
          : await callConsole<Result>(`/ops/api/areas/${encodeURIComponent(seen.area)}/${path}`, {
              ...body,
              expected: seen.live,
              ...given,
            });
      onClose();
      desk.done(done(result), result.notes);
    } catch (problem) {
      if (problem instanceof CallProblem && problem.reason === 'moved-meanwhile') void moved();
      throw problem;
    }
  }
  return (
    <ActionDialog
      title={title}
      act={act}
      onClose={onClose}
      run={run}
      held={meanwhile || impossible}
      {...(check && { check })}
    >
      <ChangeSummary area={seen.area} from={seen.live} to={to} {...(audience && { audience })} />
      {together.map(({ area, version, live }) => (
        <ChangeSummary key={area} area={area} from={live} to={version} {...(audience && { audience })} />
      ))}
      {meanwhile && (
        <div role="alert">
          <Notice tone="warning">
            Meanwhile {current.since?.who ?? 'somebody'} made {current.live ?? 'nothing'} live.{' '}
            <Button size="small" onClick={() => look(current)}>
              Continue from {current.live ?? 'there'}
            </Button>
          </Notice>
        </div>
      )}
      {children}
      <Field
        label="Why"
        optional={!needsReason}
        hint={needsReason ? 'A freeze is on. Explain why this can’t wait.' : 'Shown in the log.'}
      >
        {(control) => (
          <TextInput
            autoComplete="off"
            {...control}
            name="why"
            value={why}
            required={needsReason}
            maxLength={500}
            onChange={(event) => setWhy(event.target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
