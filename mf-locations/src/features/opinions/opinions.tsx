import { BarChart, ButtonLink, CheckIcon, Icon, MinusIcon, Rating } from '@verandah/design';
import { writeLocationReviewAddress } from '@verandah/market';
import { Section } from '../places/section.tsx';
import styles from './opinions.module.css';

interface OpinionsProps {
  readonly place: { readonly name: string; readonly slug: string; readonly type: string };
  readonly ratings: {
    readonly average: number | null;
    readonly count: number;
    readonly factors: readonly { readonly label: string; readonly average: number; readonly count: number }[];
  };
  readonly pros: readonly Point[];
  readonly cons: readonly Point[];
}
interface Point {
  readonly text: string;
  readonly count: number;
}

/** Members' opinions of a location: stars in total and by factor, and the most frequent pros and cons. */
export function Opinions({
  place: { name, slug, type },
  ratings: { average, count, factors },
  pros,
  cons,
}: OpinionsProps) {
  const write = type === 'suburb' && <ButtonLink href={writeLocationReviewAddress(slug)}>Review {name}</ButtonLink>;
  if (average === null) {
    return (
      type === 'suburb' && (
        <Section id="opinions" title="What locals say">
          <div className={styles.empty}>
            <p>No reviews of {name} yet. Tell others what it’s like to live there.</p>
            {write}
          </div>
        </Section>
      )
    );
  }
  return (
    <Section id="opinions" title="What locals say">
      <div className={styles.opinions}>
        <div className={styles.overall}>
          <Rating value={average} count={count} size="large" />
          {write}
        </div>
        {factors.length > 0 && (
          <div className={styles.factors}>
            <BarChart
              title="Ratings out of 5"
              hideTitle
              most={5}
              format={(value) => value.toFixed(1)}
              bars={factors.map((factor) => ({
                label: factor.label,
                value: factor.average,
                text: `${factor.average.toFixed(1)} (${factor.count})`,
              }))}
            />
          </div>
        )}
      </div>
      {(pros.length > 0 || cons.length > 0) && (
        <div className={styles.points}>
          <Points title="Pros" points={pros} good />
          <Points title="Cons" points={cons} />
        </div>
      )}
    </Section>
  );
}

const Points = ({
  title,
  points,
  good = false,
}: {
  readonly title: string;
  readonly points: readonly Point[];
  readonly good?: boolean;
}) =>
  points.length > 0 && (
    <section className={styles.side} data-good={good || undefined} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {points.slice(0, 6).map(({ text, count }) => (
          <li key={text}>
            <Icon shape={good ? CheckIcon : MinusIcon} />
            <span>
              {/* The space is outside: at the beginning of an inline block it is not drawn. */}
              {text} {count > 1 && <span className={styles.count}>mentioned by {count}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
