import type { Scene, SceneKind } from './scenes.ts';
import { chanceOf, type Chance } from './chance.ts';
import { lights, type Light } from './light.ts';
import { Sheet } from './sheet.ts';
import { drawHouse } from './house.ts';
import { drawApartment } from './apartment.ts';
import { drawTownhouse } from './townhouse.ts';
import { drawLand, drawRural } from './country.ts';
import { drawLiving } from './living.ts';
import { drawKitchen } from './kitchen.ts';
import { drawBedroom } from './bedroom.ts';
import { drawBathroom } from './bathroom.ts';
import { drawGarden } from './garden.ts';
import { drawView } from './view.ts';
import { drawPlan } from './plan.ts';

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

/** The picture of a scene as SVG, `pixels` wide and 3:2. The same scene gives the same picture. */
export function drawScene({ kind, number, light, seed }: Scene, pixels: number): string {
  const sheet = new Sheet();
  drawings[kind](sheet, lights[light], chanceOf(seed), number);
  return sheet.svg(pixels, outside.includes(kind) && number > 6);
}
