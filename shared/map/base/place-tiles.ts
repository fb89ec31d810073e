import type { MapBounds } from '../places.ts';

/** Levels at which the service has names. */
const levels = [3, 6, 9] as const;

/** The most that one look may ask for: a wide screen covers no more than this at a level. */
const most = 24;

/** The tiles whose names a view needs, as 'z/x/y': coarse ones always, finer ones when near enough. */
export function placeTiles([west, south, east, north]: MapBounds, zoom: number): string[] {
  const row = (latitude: number, across: number): number => {
    const radians = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180;
    return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across);
  };
  return levels.filter((level) => level === 3 || zoom >= level).flatMap((level) => {
    const across = 2 ** level;
    const column = (longitude: number): number => Math.max(0, Math.min(across - 1, Math.floor(((longitude + 180) / 360) * across)));
    const tiles: string[] = [];
    for (let x = column(west); x <= column(east); x += 1) {
      for (let y = Math.max(0, row(north, across)); y <= Math.min(across - 1, row(south, across)); y += 1) tiles.push(`${level}/${x}/${y}`);
    }
    return tiles.length > most ? [] : tiles;
  });
}
