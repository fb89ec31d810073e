import { createHash } from 'node:crypto';
import type { Original } from '@verandah/api';
import { scenes } from './drawing/scenes.ts';

/** The stored pictures of a sample, by the names of what is drawn. */
export interface SamplePictures {
  /** The original of a scene; undefined where it is not drawn. */
  photo(scene: string): Original | undefined;
  /** The key of a face among the avatars. */
  portrait(face: string): string;
}

const unstored = new Map(
  scenes.map(({ name }) => [name, `p${createHash('sha256').update(name).digest('hex').slice(0, 40)}`]),
);

/** For rows alone: keys of pictures that are stored nowhere. */
export const noPictures: SamplePictures = {
  photo: (scene) => ({ key: unstored.get(scene) ?? '', width: 1440, height: 960, colour: '#d9d6d0' }),
  portrait: (face) => face,
};
