import { groupDigits } from '@verandah/market';
import { HiddenText } from '../base/hidden-text.tsx';
import { classNames } from '../base/class-names.ts';
import type { CardFeatures } from './card-listing.ts';
import styles from './facts.module.css';

interface FactsProps {
  readonly features: CardFeatures;
  /** m² */
  readonly land?: number | null | undefined;
  readonly size?: 'card' | 'page';
}

const pluralOf = (count: number, one: string) => (count === 1 ? one : `${one}s`);
const areaText = (squareMetres: number) =>
  squareMetres >= 10_000
    ? { shown: `${Number((squareMetres / 10_000).toFixed(1)).toLocaleString('en-AU')} ha`, read: 'land' }
    : { shown: `${groupDigits(squareMetres)} m²`, read: 'land' };

/** Beds, baths, cars and land, with text for those who do not see the icons. Missing values and zeros are left out. */
export function Facts({ features, land, size = 'card' }: FactsProps) {
  const facts: { key: string; shown: string; read: string }[] = [];
  if (features.bedrooms)
    facts.push({ key: 'bed', shown: String(features.bedrooms), read: pluralOf(features.bedrooms, 'bedroom') });
  if (features.bathrooms)
    facts.push({ key: 'bath', shown: String(features.bathrooms), read: pluralOf(features.bathrooms, 'bathroom') });
  if (features.cars)
    facts.push({ key: 'car', shown: String(features.cars), read: pluralOf(features.cars, 'car space') });
  if (land) facts.push({ key: 'land', ...areaText(land) });
  if (facts.length === 0) return null;
  return (
    <ul className={classNames(styles.facts, styles[size])}>
      {facts.map(({ key, shown, read }) => (
        <li key={key} className={styles[key]}>
          {shown}
          <HiddenText>{` ${read}`}</HiddenText>
        </li>
      ))}
    </ul>
  );
}
