import { useState } from 'react';
import { Field, TextInput } from '@verandah/design';
import type { AreaDialogProps } from './area-dialog.ts';
import { ChangeDialog } from './change-dialog.tsx';

/** Takes an area off the site; its pages are gone, or one of its routes redirects. */
export function WithdrawDialog(props: AreaDialogProps) {
  const { seen } = props;
  const [route, setRoute] = useState('');
  const [target, setTarget] = useState('');
  const redirects = route.trim() && target.trim() ? { [route.trim()]: target.trim() } : {};
  return (
    <ChangeDialog
      {...props}
      title={`Withdraw ${seen.area}`}
      act={`Withdraw ${seen.area}`}
      to="nothing"
      toWhom="for everyone"
      path="withdraw"
      body={{ redirects }}
      done={({ changed }) => (changed ? `${seen.area} is off the site.` : `${seen.area} was withdrawn already.`)}
    >
      <p>All pages of {seen.area} are gone for visitors until you restore it. Other areas stop linking to them.</p>
      <Field label="Redirect" optional hint="A route of the area, such as /first-homes/*">
        {(control) => (
          <TextInput
            {...control}
            name="route"
            value={route}
            maxLength={300}
            onChange={(event) => setRoute(event.target.value)}
          />
        )}
      </Field>
      <Field label="To" optional hint="A page of another area, such as /buy">
        {(control) => (
          <TextInput
            {...control}
            name="target"
            value={target}
            maxLength={300}
            onChange={(event) => setTarget(event.target.value)}
          />
        )}
      </Field>
    </ChangeDialog>
  );
}

/** Puts a withdrawn area back on the site. */
export function RestoreDialog(props: AreaDialogProps) {
  const { seen, frozen } = props;
  return (
    <ChangeDialog
      {...props}
      title={`Restore ${seen.area}`}
      act={`Restore ${seen.area}`}
      to={seen.live ?? ''}
      toWhom="for everyone"
      path="restore"
      body={{}}
      needsReason={frozen}
      done={() => `${seen.area} ${seen.live ?? ''} is back on the site.`}
    />
  );
}
