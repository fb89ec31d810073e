import { useId } from 'react';
import { HiddenText } from '../base/hidden-text.tsx';
import { Icon } from '../base/icon.tsx';
import { StarIcon } from '../icons/star.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import styles from './rating-input.module.css';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

interface RatingInputProps {
  readonly name: string;
  readonly label: string;
  /** 1 to 5; 0 or undefined before a choice. */
  readonly value?: number | undefined;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** Makes the group smaller, for one of many. */
  readonly size?: 'medium' | 'small';
  /** Takes the focus when the page is shown again with this problem. */
  readonly startsHere?: boolean;
  onChange?(value: number): void;
}

/** One to five stars as a group of radio buttons: keyboard and forms work as with any, also without script. */
export function RatingInput({
  name,
  label,
  value,
  error,
  optional = false,
  size = 'medium',
  startsHere = false,
  onChange,
}: RatingInputProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      data-size={size}
      {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
    >
      <legend className={styles.legend}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </legend>
      <div className={styles.choices}>
        {words.map((word, index) => {
          const stars = index + 1;
          return (
            <label key={word} className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={stars}
                required={!optional}
                // eslint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={startsHere && index === 0}
                {...(onChange
                  ? { checked: value === stars, onChange: () => onChange(stars) }
                  : { defaultChecked: value === stars })}
              />
              <span className={styles.star} aria-hidden="true">
                <Icon shape={StarIcon} size="100%" />
              </span>
              <HiddenText>{stars === 1 ? '1 star' : `${stars} stars`}</HiddenText>
              <span className={styles.word}>{word}</span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon shape={WarningIcon} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
