/** What a drawn picture shows. */
export const sceneKinds = [
  'house',
  'apartment',
  'townhouse',
  'land',
  'rural',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'garden',
  'view',
  'plan',
] as const;

export type SceneKind = (typeof sceneKinds)[number];

/** Pictures of each kind. */
export const scenesPerKind = 12;

/** Times of day and weather that a picture may have. */
export type SceneLight = 'morning' | 'noon' | 'golden' | 'dusk' | 'soft';

export interface Scene {
  /** 'house-07' */
  readonly name: string;
  readonly kind: SceneKind;
  /** 1 to scenesPerKind */
  readonly number: number;
  readonly light: SceneLight;
  /** Seeds everything that is drawn by chance. */
  readonly seed: number;
}

/** Lights in the order in which a kind's pictures have them: dusk and soft light are the rarer ones. */
const lightOrder: readonly SceneLight[] = [
  'noon',
  'golden',
  'morning',
  'dusk',
  'noon',
  'soft',
  'golden',
  'morning',
  'noon',
  'dusk',
  'golden',
  'morning',
];

export const sceneName = (kind: SceneKind, number: number): string => `${kind}-${String(number).padStart(2, '0')}`;

export const sceneOf = (kind: SceneKind, number: number): Scene => {
  const place = sceneKinds.indexOf(kind);
  return {
    name: sceneName(kind, number),
    kind,
    number,
    light: lightOrder[(number - 1 + place * 5) % lightOrder.length] as SceneLight,
    seed: place * 1009 + number * 7919,
  };
};

/** Whether a scene is one of those that a site begins with: every third of a kind, and all floor plans. */
export const isFewScene = ({ kind, number }: Scene): boolean => kind === 'plan' || number % 3 === 1;

/** Every scene that is drawn. */
export const scenes: readonly Scene[] = sceneKinds.flatMap((kind) =>
  Array.from({ length: scenesPerKind }, (_, index) => sceneOf(kind, index + 1)),
);
