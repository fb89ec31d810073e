import { useState } from 'react';
import type { PreviewLink } from '@verandah/releases';
import { Button, ButtonLink, Dialog, Field, Notice, Select, TextInput } from '@verandah/design';
import { ActionDialog } from '../client/action-dialog.tsx';
import { callConsole } from '../client/call.ts';
import { momentText } from '../client/moments.ts';
import { listWords, mayAct, useDesk } from '../client/session.ts';
import type { AreaDialogProps } from './area-dialog.ts';
import { ReleaseChoice } from './release-choice.tsx';
import { othersOf, TogetherChoice, type Together } from './together-choice.tsx';
import { useReleases } from './use-releases.ts';
import styles from './preview-dialog.module.css';

const lengths = [
  { value: '7200000', label: '2 hours' },
  { value: '86400000', label: '1 day' },
  { value: '604800000', label: '7 days' },
];

/** Creates a link that shows a release, or those of several areas, to anyone who follows it, until it expires. */
export function PreviewDialog({ seen, areas, onClose }: AreaDialogProps) {
  const { session } = useDesk();
  const [together, setTogether] = useState<readonly Together[]>([]);
  const releases = useReleases(seen);
  const [chosen, setChosen] = useState(() => seen.versions.at(-1) ?? '');
  const [lasts, setLasts] = useState('7200000');
  const [made, setMade] = useState<PreviewLink | null>(null);
  const [copied, setCopied] = useState(false);
  const title = `Preview of ${seen.area}`;
  if (made) {
    const copy = (): void =>
      void navigator.clipboard.writeText(made.link).then(
        () => setCopied(true),
        () => setCopied(false),
      );
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        footer={
          <>
            <Button onClick={copy}>Copy the link</Button>
            <ButtonLink kind="primary" href={made.link} target="_blank" rel="noreferrer">
              Open it in a new tab
            </ButtonLink>
          </>
        }
      >
        <div className={styles.made}>
          <Field
            label={`Link to ${listWords([made, ...(made.also ?? [])].map((one) => `${one.area} ${one.version}`))}`}
            hint={`Shows the release to anyone with the link, until ${momentText(made.until)}.`}
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                readOnly
                value={made.link}
                onFocus={(event) => event.target.select()}
              />
            )}
          </Field>
          <div role="status">{copied && <Notice tone="success">Copied.</Notice>}</div>
        </div>
      </Dialog>
    );
  }
  const run = async (): Promise<void> =>
    setMade(
      await callConsole<PreviewLink>(`/ops/api/areas/${encodeURIComponent(seen.area)}/preview`, {
        version: chosen,
        lasts: Number(lasts),
        ...(together.length > 0 && { also: together.map(({ area, version }) => ({ area, version })) }),
      }),
    );
  return (
    <ActionDialog title={title} act="Create the link" onClose={onClose} run={run}>
      <ReleaseChoice label="Release" releases={releases} value={chosen} onChange={setChosen} />
      <TogetherChoice
        lead="With releases of other areas"
        areas={othersOf(areas, seen.area).filter(({ area }) => mayAct(session, 'preview', area))}
        value={together}
        onChange={setTogether}
      />
      <Field label="Lasts">
        {(control) => (
          <Select
            {...control}
            name="lasts"
            value={lasts}
            onChange={(event) => setLasts(event.target.value)}
            options={lengths}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
