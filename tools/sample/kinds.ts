import type { Setting } from '@verandah/api';
import type { SceneKind } from './drawing/scenes.ts';

/** What a kind of property is like. Numbers are the vocabulary's. */
export interface Kind {
  readonly number: number;
  /** How it is called in a sentence. */
  readonly word: string;
  /** How many there are, by setting. */
  readonly weight: Readonly<Record<Setting, number>>;
  readonly bedrooms: readonly [from: number, to: number] | null;
  /** m² */
  readonly land: readonly [from: number, to: number] | null;
  /** Beside a house of the same place. */
  readonly priceFactor: number;
  readonly rentable: boolean;
  readonly shared: boolean;
  readonly scene: SceneKind;
}

const kind = (
  number: number,
  word: string,
  [metropolitan, semiRural, rural]: readonly [number, number, number],
  bedrooms: Kind['bedrooms'],
  land: Kind['land'],
  priceFactor: number,
  scene: SceneKind,
  options: { readonly rentable?: boolean; readonly shared?: boolean } = {},
): Kind => ({
  number,
  word,
  weight: { metropolitan, 'semi-rural': semiRural, rural },
  bedrooms,
  land,
  priceFactor,
  scene,
  rentable: options.rentable ?? true,
  shared: options.shared ?? false,
});

const shared = { shared: true } as const;
const saleOnly = { rentable: false } as const;

export const kinds: readonly Kind[] = [
  kind(7, 'house', [340, 560, 440], [2, 6], [280, 950], 1, 'house'),
  kind(4, 'apartment', [300, 60, 15], [1, 3], null, 0.58, 'apartment', shared),
  kind(13, 'townhouse', [140, 70, 15], [2, 4], [120, 260], 0.8, 'townhouse'),
  kind(14, 'unit', [110, 90, 40], [1, 3], null, 0.6, 'townhouse', shared),
  kind(12, 'terrace', [28, 4, 2], [2, 4], [90, 190], 1.1, 'townhouse'),
  kind(11, 'studio apartment', [20, 4, 1], [0, 0], null, 0.36, 'apartment', shared),
  kind(16, 'villa', [22, 16, 4], [2, 3], [150, 320], 0.74, 'townhouse'),
  kind(9, 'semi-detached home', [16, 4, 2], [2, 4], [180, 340], 0.92, 'house'),
  kind(6, 'flat', [10, 4, 2], [1, 2], null, 0.52, 'apartment', shared),
  kind(10, 'serviced apartment', [5, 2, 1], [1, 2], null, 0.45, 'apartment', shared),
  kind(8, 'retirement home', [8, 10, 4], [1, 2], null, 0.5, 'townhouse', { ...shared, rentable: false }),
  kind(5, 'block of units', [5, 4, 2], [4, 9], [500, 1100], 2.4, 'apartment', saleOnly),
  kind(3, 'alpine lodge', [0, 1, 12], [2, 5], [200, 800], 1.3, 'house'),
  kind(17, 'converted warehouse', [5, 1, 0], [1, 3], null, 1.05, 'apartment'),
  kind(18, 'property', [2, 2, 3], [1, 3], [100, 900], 0.7, 'house'),
  kind(15, 'block of land', [14, 30, 40], null, [300, 900], 0.5, 'land', saleOnly),
  kind(19, 'block of land', [10, 30, 30], null, [320, 1200], 0.5, 'land', saleOnly),
  kind(1, 'acreage', [2, 40, 60], [3, 5], [8_000, 60_000], 1.5, 'rural'),
  kind(2, 'rural property', [0, 8, 60], [3, 5], [100_000, 900_000], 1.7, 'rural', saleOnly),
  kind(21, 'cropping property', [0, 1, 16], [3, 5], [1_000_000, 9_000_000], 4, 'rural', saleOnly),
  kind(22, 'dairy farm', [0, 1, 10], [3, 4], [600_000, 3_000_000], 3, 'rural', saleOnly),
  kind(23, 'farmlet', [0, 8, 16], [2, 4], [20_000, 120_000], 1.3, 'rural', saleOnly),
  kind(24, 'orchard', [0, 2, 8], [3, 4], [100_000, 600_000], 2, 'rural', saleOnly),
  kind(25, 'lifestyle property', [0, 18, 36], [3, 5], [10_000, 200_000], 1.6, 'rural', saleOnly),
  kind(26, 'grazing property', [0, 1, 18], [3, 5], [1_500_000, 12_000_000], 3.5, 'rural', saleOnly),
  kind(27, 'mixed farm', [0, 1, 16], [3, 5], [900_000, 6_000_000], 3, 'rural', saleOnly),
  kind(28, 'vineyard', [0, 2, 6], [3, 5], [80_000, 500_000], 2.6, 'rural', saleOnly),
  kind(29, 'rural property', [0, 2, 12], [2, 4], [200_000, 2_000_000], 1.8, 'rural', saleOnly),
  kind(30, 'semi-rural acreage', [1, 30, 20], [3, 5], [4_000, 40_000], 1.4, 'rural', saleOnly),
];
