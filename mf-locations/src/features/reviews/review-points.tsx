import { CheckIcon, HiddenText, Icon, MinusIcon } from '@verandah/design';
import styles from './reviews.module.css';

interface ReviewPointsProps {
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  readonly ratings: readonly { readonly label: string; readonly rating: number }[];
}

/** The author's pros and cons of a location, and their stars by factor. */
export function ReviewPoints({ pros, cons, ratings }: ReviewPointsProps) {
  return (
    <>
      {pros.length + cons.length > 0 && (
        <ul className={styles.points}>
          {pros.map((text) => (
            <li key={`+${text}`} data-good>
              <Icon shape={CheckIcon} />
              <span>
                <HiddenText>Pros: </HiddenText>
                {text}
              </span>
            </li>
          ))}
          {cons.map((text) => (
            <li key={`-${text}`}>
              <Icon shape={MinusIcon} />
              <span>
                <HiddenText>Cons: </HiddenText>
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {ratings.length > 0 && (
        <details className={styles.ratings}>
          <summary>Stars by topic</summary>
          <ul>
            {ratings.map(({ label, rating }) => (
              <li key={label}>
                {label}
                <span>{rating} out of 5</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
