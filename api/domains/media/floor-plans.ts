import { chanceOf } from './drawing/chance.ts';
import { planArea, planBedrooms, planHasGarage } from './drawing/plan.ts';
import { sceneKey, sceneOf, scenesPerKind } from './scenes.ts';

/** What a drawn floor plan shows, so that the facts of a sample home agree with it. */
export interface FloorPlan {
  readonly key: string;
  readonly bedrooms: number;
  readonly hasGarage: boolean;
  /** The area that is written on it. */
  readonly squareMetres: number;
}

export const floorPlans: readonly FloorPlan[] = Array.from({ length: scenesPerKind }, (_, index) => {
  const number = index + 1;
  const key = sceneKey('plan', number);
  return {
    key,
    bedrooms: planBedrooms(number),
    hasGarage: planHasGarage(number),
    squareMetres: planArea(chanceOf(sceneOf(key)?.seed ?? 0), number),
  };
});
