import { HiddenText } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { agentFinderAddress, locationAddress } from '@verandah/market';
import type { ProfileAgent } from '../../pages/profile/agent.ts';
import { webAddress } from './web-address.ts';
import styles from './profile.module.css';

const networks = { website: 'Website', facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const;

/** An agent's service areas, expertise, awards and links. */
export function About({
  agent: { servicedLocations, areasOfExpertise, languages, video, awards, socialLinks, name },
  awardsShown,
}: {
  readonly agent: ProfileAgent;
  readonly awardsShown: boolean;
}) {
  const { isLive } = useServices();
  const links = Object.entries(networks).flatMap(([key, label]) => {
    const url = webAddress(socialLinks[key as keyof typeof networks]);
    return url ? [{ label, href: url.href, host: url.host.replace(/^www\./, '') }] : [];
  });
  const watch = webAddress(video);
  const shown = [...(watch ? [{ label: 'Video', href: watch.href, host: '' }] : []), ...links];
  const placeAddress = (slug: string): string =>
    isLive(locationAddress(slug)) ? locationAddress(slug) : agentFinderAddress(slug);
  return (
    <>
      {servicedLocations.length > 0 && (
        <section className={styles.fact} aria-labelledby="serviced">
          <h2 className={styles.small} id="serviced">
            Areas serviced
          </h2>
          <ul className={styles.chips}>
            {servicedLocations.map(({ slug, label }) => (
              <li key={slug}>
                <a className={styles.chip} href={placeAddress(slug)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {areasOfExpertise.length > 0 && (
        <section className={styles.fact} aria-labelledby="expertise">
          <h2 className={styles.small} id="expertise">
            Areas of expertise
          </h2>
          <ul className={styles.plain}>
            {areasOfExpertise.map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        </section>
      )}
      {languages.length > 0 && (
        <section className={styles.fact} aria-labelledby="languages">
          <h2 className={styles.small} id="languages">
            Languages
          </h2>
          <p>{languages.join(', ')}</p>
        </section>
      )}
      {awardsShown && awards.length > 0 && (
        <section className={styles.fact} aria-labelledby="awards">
          <h2 className={styles.small} id="awards">
            Awards
          </h2>
          <ul className={styles.plain}>
            {awards.map(({ title, year }) => (
              <li key={`${year} ${title}`}>
                {title}, {year}
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.length > 0 && (
        <section className={styles.fact} aria-labelledby="elsewhere">
          <h2 className={styles.small} id="elsewhere">
            Find me online
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
      )}
    </>
  );
}
