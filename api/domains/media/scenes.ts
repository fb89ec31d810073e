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

/** Pictures of each kind; their keys run from drawn-house-01 to drawn-house-12. */
export const scenesPerKind = 12;

/** Times of day and weather that a picture may have. */
export const sceneLights = ['morning', 'noon', 'golden', 'dusk', 'soft'] as const;

export type SceneLight = (typeof sceneLights)[number];

export interface Scene {
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

/** The mean colour of a light out of doors, and of rooms and plans in any light. */
const outdoors: Readonly<Record<SceneLight, string>> = {
  morning: '#b9c4bd',
  noon: '#a3b9bd',
  golden: '#c9ae92',
  dusk: '#77718a',
  soft: '#b0b6b4',
};
const indoors: Readonly<Partial<Record<SceneKind, string>>> = {
  living: '#d2c7b9',
  kitchen: '#d3cfc8',
  bedroom: '#d0c6be',
  bathroom: '#cbcfcd',
  plan: '#f2f1ed',
};

export const sceneKey = (kind: SceneKind, number: number): string => `drawn-${kind}-${String(number).padStart(2, '0')}`;

/** The scene of a key, or null when no picture is drawn for it. */
export function sceneOf(key: string): Scene | null {
  const match = /^drawn-([a-z]+)-(\d\d)$/.exec(key);
  const kind = sceneKinds.find((known) => known === match?.[1]);
  const number = Number(match?.[2]);
  if (!kind || !(number >= 1 && number <= scenesPerKind)) return null;
  const place = sceneKinds.indexOf(kind);
  const light = lightOrder[(number - 1 + place * 5) % lightOrder.length] as SceneLight;
  return { kind, number, light, seed: place * 1009 + number * 7919 };
}

/** A picture's dominant colour (#rrggbb), shown until it has loaded; a neutral one for a key that has no picture. */
export function sceneColour(key: string): string {
  const scene = sceneOf(key);
  if (!scene) return '#d9d6d0';
  return indoors[scene.kind] ?? outdoors[scene.light];
}

/** Every key that has a picture. */
export const sceneKeys: readonly string[] = sceneKinds.flatMap((kind) =>
  Array.from({ length: scenesPerKind }, (_, index) => sceneKey(kind, index + 1)),
);
