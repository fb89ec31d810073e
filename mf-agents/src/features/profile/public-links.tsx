import { HiddenText } from '@verandah/design';
import styles from './profile.module.css';
import { webAddress } from './web-address.ts';
import type { AgentPageQuery } from '../../graphql.ts';

/** The addresses that an agent or an office has on their public page. */
export type SocialLinks = NonNullable<AgentPageQuery['agentProfile']>['socialLinks'];

const networks = {
  website: 'Website',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X',
} as const;

/** An agent's or an office's links elsewhere; nothing without one. */
export function PublicLinks({
  name,
  title,
  links,
  video = null,
}: {
  readonly name: string;
  readonly title: string;
  readonly links: SocialLinks;
  readonly video?: string | null;
}) {
  const social = Object.entries(networks).flatMap(([key, label]) => {
    const url = webAddress(links[key as keyof typeof networks]);
    return url ? [{ label, href: url.href, host: url.host.replace(/^www\./, '') }] : [];
  });
  const watch = webAddress(video);
  const shown = [...(watch ? [{ label: 'Video', href: watch.href, host: '' }] : []), ...social];
  if (shown.length === 0) return null;
  return (
    <section className={styles.fact} aria-labelledby="elsewhere">
      <h2 className={styles.small} id="elsewhere">
        {title}
      </h2>
      <ul className={styles.plain}>
        {shown.map(({ label, href, host }) => (
          <li key={label}>
            <a href={href} rel="nofollow ugc noopener" target="_blank">
              <span>{label === 'Website' ? host : label}</span>
              <HiddenText>{`${label === 'Website' ? ', website' : ''} of ${name}, opens in a new tab`}</HiddenText>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
