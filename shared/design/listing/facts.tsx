import { BathIcon } from '../icons/bath.tsx';
import { BedIcon } from '../icons/bed.tsx';
import { CarIcon } from '../icons/car.tsx';
import { LandIcon } from '../icons/land.tsx';
import { HiddenText } from '../base/hidden-text.tsx';
import { Icon } from '../base/icon.tsx';
import type { IconShape } from '../icons/icon-shape.tsx';
import { classNames } from '../base/class-names.ts';
import type { CardFeatures } from './card-listing.ts';
import styles from './facts.module.css';

interface FactsProps {
  readonly features: CardFeatures;
  /** m² */
  readonly land?: number | null | undefined;
  readonly size?: 'card' | 'page';
}

const plural = (count: number, one: string) => (count === 1 ? one : `${one}s`);
const area = (squareMetres: number) =>
  squareMetres >= 10_000
    ? { shown: `${Number((squareMetres / 10_000).toFixed(1)).toLocaleString('en-AU')} ha`, read: 'of land' }
    : { shown: `${Math.round(squareMetres).toLocaleString('en-AU')} m²`, read: 'of land' };

/** Beds, baths, cars and land, with text for those who do not see the icons. Missing values and zeros are left out. */
export function Facts({ features, land, size = 'card' }: FactsProps) {
  const facts: { key: string; icon: IconShape; shown: string; read: string }[] = [];
  if (features.bedrooms)
    facts.push({
      key: 'bed',
      icon: BedIcon,
      shown: String(features.bedrooms),
      read: plural(features.bedrooms, 'bedroom'),
    });
  if (features.bathrooms)
    facts.push({
      key: 'bath',
      icon: BathIcon,
      shown: String(features.bathrooms),
      read: plural(features.bathrooms, 'bathroom'),
    });
  if (features.cars)
    facts.push({ key: 'car', icon: CarIcon, shown: String(features.cars), read: plural(features.cars, 'car space') });
  if (land) {
    const { shown, read } = area(land);
    facts.push({ key: 'land', icon: LandIcon, shown, read });
  }
  if (facts.length === 0) return null;
  return (
    <ul className={classNames(styles.facts, styles[size])}>
      {facts.map(({ key, icon, shown, read }) => (
        <li key={key} className={styles.fact}>
          <Icon shape={icon} />
          <span>
            {shown}
            <HiddenText> {read}</HiddenText>
          </span>
        </li>
      ))}
    </ul>
  );
}
