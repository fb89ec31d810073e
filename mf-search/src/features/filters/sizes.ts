import { groupDigits } from '@verandah/market';
import type { RangeOption } from './range-selects.tsx';

const lands = [
  200, 300, 400, 500, 600, 700, 800, 900, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000, 50_000, 100_000, 500_000,
];
const floors = [50, 75, 100, 125, 150, 200, 250, 300, 400, 500];
const frontages = [5, 7, 8, 10, 12, 15, 18, 20, 25, 30, 40, 50];

/** '600 m²'; from 10,000 m² in hectares: '2 ha'. */
export const landLabel = (squareMetres: number): string =>
  squareMetres >= 10_000 && squareMetres % 1000 === 0
    ? `${groupDigits(squareMetres / 10_000, squareMetres % 10_000 ? 1 : 0)} ha`
    : `${groupDigits(squareMetres)} m²`;

export const frontageLabel = (metres: number): string => `${metres} m`;

const toOptions = (values: readonly number[], label: (value: number) => string): RangeOption[] =>
  values.map((value) => ({ value, label: label(value) }));

/** Options of the selects: land sizes in m², frontages in metres. */
export const landOptions: readonly RangeOption[] = [{ value: null, label: 'Any' }, ...toOptions(lands, landLabel)];
export const floorOptions: readonly RangeOption[] = [{ value: null, label: 'Any' }, ...toOptions(floors, landLabel)];
export const frontageOptions: readonly RangeOption[] = [
  { value: null, label: 'Any' },
  ...toOptions(frontages, frontageLabel),
];
