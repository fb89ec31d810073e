import { useEffect, useRef, useState } from 'react';
import { Button, Field, HiddenText, Notice, TextInput } from '@verandah/design';
import type { AreaDialogProps } from './area-dialog.ts';
import { ChangeDialog } from './change-dialog.tsx';
import styles from './withdraw-dialog.module.css';

interface Redirect {
  readonly id: number;
  readonly route: string;
  readonly to: string;
}

/** Takes an area off the site; its pages are gone, or some of its routes redirect. */
export function WithdrawDialog(props: AreaDialogProps) {
  const { seen } = props;
  const [redirects, setRedirects] = useState<readonly Redirect[]>([{ id: 0, route: '', to: '' }]);
  const rows = useRef<HTMLDivElement>(null);
  const added = useRef<number | null>(null);
  const set = (id: number, change: Partial<Redirect>): void =>
    setRedirects(redirects.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const stated = redirects.filter(({ route, to }) => route.trim() !== '' && to.trim() !== '');
  const twice = stated.find(({ id, route }) => stated.some((one) => one.id < id && one.route.trim() === route.trim()));
  // Who adds or removes a row by keyboard goes on from the row that is there now.
  useEffect(() => {
    if (added.current === null) return;
    const inputs = rows.current?.querySelectorAll<HTMLInputElement>('[name=route]') ?? [];
    inputs[Math.min(added.current, inputs.length - 1)]?.focus();
    added.current = null;
  }, [redirects]);
  return (
    <ChangeDialog
      {...props}
      title={`Withdraw ${seen.area}`}
      act={`Withdraw ${seen.area}`}
      to="nothing"
      audience="for everyone"
      path="withdraw"
      body={{ redirects: Object.fromEntries(stated.map(({ route, to }) => [route.trim(), to.trim()])) }}
      impossible={twice !== undefined}
      done={({ changed }) => (changed ? `${seen.area} is off the site.` : `${seen.area} was withdrawn already.`)}
    >
      <p>All pages of {seen.area} are gone for visitors until you restore it. Other areas stop linking to them.</p>
      <div ref={rows} className={styles.redirects}>
        {redirects.map(({ id, route, to }, at) => (
          <fieldset key={id} className={styles.redirect}>
            <legend>Redirect {at + 1}</legend>
            <Field label="Route" optional hint="Of the area, such as /first-homes/*">
              {(control) => (
                <TextInput
                  autoComplete="off"
                  {...control}
                  name="route"
                  value={route}
                  maxLength={300}
                  onChange={(event) => set(id, { route: event.target.value })}
                />
              )}
            </Field>
            <Field label="To" optional hint="A page of another area, such as /buy">
              {(control) => (
                <TextInput
                  autoComplete="off"
                  {...control}
                  name="target"
                  value={to}
                  maxLength={300}
                  onChange={(event) => set(id, { to: event.target.value })}
                />
              )}
            </Field>
            {redirects.length > 1 && (
              <Button
                size="small"
                onClick={() => {
                  added.current = Math.max(0, at - 1);
                  setRedirects(redirects.filter((one) => one.id !== id));
                }}
              >
                Remove<HiddenText> redirect {at + 1}</HiddenText>
              </Button>
            )}
          </fieldset>
        ))}
        <Button
          size="small"
          onClick={() => {
            added.current = redirects.length;
            setRedirects([...redirects, { id: Math.max(...redirects.map(({ id }) => id)) + 1, route: '', to: '' }]);
          }}
        >
          Add a redirect
        </Button>
      </div>
      {twice && (
        <div role="alert">
          <Notice tone="danger">{twice.route.trim()} redirects twice: remove one of them.</Notice>
        </div>
      )}
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
      audience="for everyone"
      path="restore"
      body={{}}
      needsReason={frozen}
      done={() => `${seen.area} ${seen.live ?? ''} is back on the site.`}
    />
  );
}
