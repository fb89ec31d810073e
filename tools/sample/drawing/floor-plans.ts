import { chanceOf } from './chance.ts';
import { planArea, planBedrooms, planHasGarage } from './plan.ts';
import { scenes } from './scenes.ts';

/** What a drawn floor plan shows, so that the facts of a sample home agree with it. */
export interface FloorPlan {
  /** Of its scene. */
  readonly name: string;
  readonly bedrooms: number;
  readonly hasGarage: boolean;
  /** The area that is written on it. */
  readonly squareMetres: number;
}

export const floorPlans: readonly FloorPlan[] = scenes
  .filter(({ kind }) => kind === 'plan')
  .map(({ name, number, seed }) => ({
    name,
    bedrooms: planBedrooms(number),
    hasGarage: planHasGarage(number),
    squareMetres: planArea(chanceOf(seed), number),
  }));
