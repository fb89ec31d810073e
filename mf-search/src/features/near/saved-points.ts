import { normalNear, type Point } from '@verandah/market';
import { useState } from 'react';

/** A visitor's own place, by the name they gave it. */
export interface SavedPoint extends Point {
  readonly name: string;
}

const key = 'verandah.saved-points';
/** Raised when the format changes; what another version stored is not read. */
const version = 1;
export const mostSavedPoints = 5;

/** The places saved in this browser, the latest first. What is invalid is left out. */
export function readSavedPoints(): SavedPoint[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as { version?: unknown; points?: unknown } | null;
    if (stored?.version !== version || !Array.isArray(stored.points)) return [];
    const points = stored.points.flatMap((each): SavedPoint[] => {
      const { name, latitude, longitude } = (each ?? {}) as Partial<Record<string, unknown>>;
      if (typeof name !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
      const near = normalNear({ latitude, longitude, name, kilometres: 1 });
      return near?.name ? [{ name: near.name, latitude: near.latitude, longitude: near.longitude }] : [];
    });
    return points
      .filter(({ name }, at) => points.findIndex((other) => sameName(other.name, name)) === at)
      .slice(0, mostSavedPoints);
  } catch {
    return []; // storage is forbidden, or not a list of ours
  }
}

/** Without storage the places last as long as the page. */
function writeSavedPoints(points: readonly SavedPoint[]): void {
  try {
    if (points.length > 0) localStorage.setItem(key, JSON.stringify({ version, points }));
    else localStorage.removeItem(key);
  } catch {
    /* Storage is full or blocked. */
  }
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const samePoint = (one: Point, other: Point): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

export interface SavedPoints {
  readonly points: readonly SavedPoint[];
  /** Another place of that name is replaced. */
  save(point: SavedPoint): void;
  rename(point: SavedPoint, name: string): void;
  remove(point: SavedPoint): void;
}

/**
 * The visitor's places and what can be done with them. They stay in this browser, also of a member who is signed in.
 */
export function useSavedPoints(): SavedPoints {
  const [points, setPoints] = useState<readonly SavedPoint[]>(readSavedPoints);
  const store = (next: readonly SavedPoint[]) => {
    writeSavedPoints(next);
    setPoints(next);
  };
  const without = (name: string, all = points) => all.filter((each) => !sameName(each.name, name));
  return {
    points,
    save: (point) => store([point, ...without(point.name)].slice(0, mostSavedPoints)),
    rename: (point, name) =>
      store(points.flatMap((each) => (each === point ? [{ ...point, name }] : without(name, [each])))),
    remove: (point) => store(points.filter((each) => each !== point)),
  };
}
