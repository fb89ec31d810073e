import { sceneOf, type SceneKind } from './scenes.ts';
import { chanceOf, type Chance } from './drawing/chance.ts';
import { lights, type Light } from './drawing/light.ts';
import { Sheet } from './drawing/sheet.ts';
import { drawHouse } from './drawing/house.ts';
import { drawApartment } from './drawing/apartment.ts';
import { drawTownhouse } from './drawing/townhouse.ts';
import { drawLand, drawRural } from './drawing/country.ts';
import { drawLiving } from './drawing/living.ts';
import { drawKitchen } from './drawing/kitchen.ts';
import { drawBedroom } from './drawing/bedroom.ts';
import { drawBathroom } from './drawing/bathroom.ts';
import { drawGarden } from './drawing/garden.ts';
import { drawView } from './drawing/view.ts';
import { drawPlan } from './drawing/plan.ts';

type Draw = (sheet: Sheet, light: Light, chance: Chance, number: number) => void;

const drawings: Readonly<Record<SceneKind, Draw>> = {
  house: drawHouse,
  apartment: drawApartment,
  townhouse: drawTownhouse,
  land: drawLand,
  rural: drawRural,
  living: drawLiving,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  garden: drawGarden,
  view: drawView,
  plan: drawPlan,
};

/** Seen from the street: half of them are mirrored, so that streets don't look alike. */
const outside: readonly SceneKind[] = ['house', 'apartment', 'townhouse', 'land', 'rural'];

/**
 * The picture of a key as SVG, `pixels` wide and 3:2; null for a key that has none. The same key gives the same
 * picture.
 */
export function drawing(key: string, pixels: number): string | null {
  const scene = sceneOf(key);
  if (!scene) return null;
  const sheet = new Sheet();
  drawings[scene.kind](sheet, lights[scene.light], chanceOf(scene.seed), scene.number);
  return sheet.svg(pixels, outside.includes(scene.kind) && scene.number > 6);
}
