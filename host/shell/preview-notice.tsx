import { formatDay, siteTimeZone } from '@verandah/market';

/** Releases that are not live, which the visitor opened by a link. */
interface Props {
  readonly previews: readonly { readonly area: string; readonly version: string; readonly until: string }[];
}

/** Rendered on the server only (its style is the shell's). The link to leave is a form that needs no script. */
export const PreviewNotice = ({ previews }: Props) => (
  <form method="post" action="/preview/leave">
    <p>
      {'You’re viewing a preview: '}
      {previews
        .map(({ area, version, until }) => `${area} ${version} until ${formatDay(until, siteTimeZone, { time: true })}`)
        .join(', ')}
      {' (Sydney time). Other visitors can’t see it. '}
      <a href="/preview/panel">Developer panel</a>
    </p>
    <button type="submit">Leave preview</button>
  </form>
);
