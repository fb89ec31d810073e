import type { StoredPhoto } from '@verandah/api';
import type { Chance } from './chance.ts';
import { floorPlans, type FloorPlan } from './drawing/floor-plans.ts';
import { sceneName, scenesPerKind, type SceneKind } from './drawing/scenes.ts';
import type { Kind } from './kinds.ts';
import type { SamplePictures } from './sample-pictures.ts';

/** What a picture shows, in words that reveal nothing of the address. */
const alts: Readonly<Record<SceneKind, readonly string[]>> = {
  house: ['Front of the house', 'House from the street', 'House with its front garden'],
  apartment: ['The building', 'Apartment building from outside', 'Entrance side of the building'],
  townhouse: ['Front of the home', 'Home from outside', 'Entrance and front window'],
  land: ['The block', 'View over the block', 'Boundary of the block'],
  rural: ['The homestead', 'Paddocks and homestead', 'Land around the homestead'],
  living: ['Living room', 'Living and dining room', 'Sitting room with garden light', 'Open living area'],
  kitchen: [
    'Kitchen with island bench',
    'Kitchen with stone benchtops',
    'Kitchen and pantry',
    'Kitchen opening to the dining area',
  ],
  bedroom: ['Main bedroom', 'Bedroom with built-in robes', 'Second bedroom', 'Bedroom with garden outlook'],
  bathroom: ['Bathroom with walk-in shower', 'Bathroom', 'Ensuite'],
  garden: ['Back garden', 'Garden and lawn', 'Outdoor dining area', 'Courtyard garden'],
  view: ['Outlook', 'View in the evening', 'View over the neighbourhood'],
  plan: ['Floor plan'],
};

const slots = 'mabcdefghijklmnopqrstuvwxyz';

/** A drawn scene of a kind that is not taken yet; undefined where there is none. */
function pickScene(random: Chance, kind: SceneKind, pictures: SamplePictures, taken: Set<string>) {
  const first = random.int(1, scenesPerKind);
  for (let tried = 0; tried < scenesPerKind; tried += 1) {
    const photo = pictures.photo(sceneName(kind, ((first - 1 + tried) % scenesPerKind) + 1));
    if (photo === undefined || taken.has(photo.key)) continue;
    taken.add(photo.key);
    return photo;
  }
  return undefined;
}

/** Five to twelve pictures, the outside first; no picture twice. */
export function samplePhotos(random: Chance, kind: Kind, pictures: SamplePictures): StoredPhoto[] {
  const inside: readonly SceneKind[] =
    kind.bedrooms === null
      ? ['land', 'view', 'land', 'view', 'land', 'land']
      : [
          'living',
          'kitchen',
          'bedroom',
          'bathroom',
          kind.shared ? 'view' : 'garden',
          'living',
          'bedroom',
          kind.scene,
          'kitchen',
          kind.shared ? 'view' : 'garden',
          'bathroom',
        ];
  const wanted = [kind.scene, ...inside].slice(0, random.int(5, 12));
  const taken = new Set<string>();
  return wanted.flatMap((scene, index) => {
    const photo = pickScene(random, scene, pictures, taken);
    return photo ? [{ slot: slots[index] ?? 'z', ...photo, alt: random.pick(alts[scene]) }] : [];
  });
}

/** The plan of nine in ten homes for which one is drawn: with as many rooms, and a garage only where cars are. */
export function sampleFloorPlan(
  random: Chance,
  { shared }: Kind,
  home: Readonly<Record<'bedrooms' | 'bathrooms' | 'carSpaces', number | null>>,
): FloorPlan | undefined {
  const hasGarage = !shared && (home.carSpaces ?? 0) > 0;
  const fitting = floorPlans.filter(
    (plan) => plan.bedrooms === home.bedrooms && plan.bathrooms === home.bathrooms && plan.hasGarage === hasGarage,
  );
  return fitting.length > 0 && random.happens(0.9) ? random.pick(fitting) : undefined;
}

/** The stored picture of a plan. */
export function planPhoto({ name }: FloorPlan, pictures: SamplePictures): StoredPhoto {
  const photo = pictures.photo(name);
  if (!photo) throw new Error(`The sample draws no ${name}.`);
  return { slot: '1', ...photo, alt: 'Floor plan' };
}
