/** Releases that a visitor looks at by a link although they are not live. */
interface Props {
  readonly previews: readonly { readonly area: string; readonly version: string; readonly until: string }[];
}

const time = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** Drawn on the server only (its style is the shell's); its way out is a form that needs no script. */
export const PreviewNotice = ({ previews }: Props) => (
  <form method="post" action="/preview/leave">
    <p>
      {'You’re looking at a preview: '}
      {previews
        .map(({ area, version, until }) => `${area} ${version} until ${time.format(new Date(until))}`)
        .join(', ')}
      {' (Sydney time). Other visitors don’t see it.'}
    </p>
    <button type="submit">Leave the preview</button>
  </form>
);
