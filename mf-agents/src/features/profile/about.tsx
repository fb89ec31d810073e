import { useServices } from '@verandah/kit';
import { agentFinderAddress, locationAddress } from '@verandah/market';
import type { ProfileAgent } from '../../pages/profile/agent.ts';
import { PublicLinks } from './public-links.tsx';
import styles from './profile.module.css';

/** An agent's service areas, expertise, awards and links. */
export function About({
  agent: { servicedLocations, areasOfExpertise, languages, video, awards, socialLinks, name },
  awardsShown,
}: {
  readonly agent: ProfileAgent;
  readonly awardsShown: boolean;
}) {
  const { isLive } = useServices();
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
      <PublicLinks name={name} title="Find me online" links={socialLinks} video={video} />
    </>
  );
}
