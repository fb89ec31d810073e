import { chanceOf } from './chance.ts';
import { planArea, planRooms } from './plan.ts';
import { scenes } from './scenes.ts';

/** What a drawn floor plan shows, so that the facts of a sample home agree with it. */
export interface FloorPlan {
  /** Of its scene. */
  readonly name: string;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly hasGarage: boolean;
  /** The area that is written on it. */
  readonly squareMetres: number;
}

export const floorPlans: readonly FloorPlan[] = scenes
  .filter(({ kind }) => kind === 'plan')
  .map(({ name, number, seed }) => {
    const rooms = planRooms(chanceOf(seed), number).rooms.map((room) => room.name);
    return {
      name,
      bedrooms: rooms.filter((room) => room.startsWith('BED')).length,
      bathrooms: rooms.filter((room) => room === 'BATH' || room === 'ENS').length,
      hasGarage: rooms.includes('GARAGE'),
      squareMetres: planArea(chanceOf(seed), number),
    };
  });
