import { drawPerson, hasCoveredHair, portraitSets, type PortraitSet } from './person.ts';

/** A drawn portrait. */
interface Face {
  /** 'long-07' */
  readonly name: string;
  readonly set: PortraitSet;
  readonly number: number;
}

const facesPerSet = 24;

/** Every portrait. */
export const faces: readonly Face[] = portraitSets.flatMap((set) =>
  Array.from({ length: facesPerSet }, (_, index) => ({
    name: `${set}-${String(index + 1).padStart(2, '0')}`,
    set,
    number: index + 1,
  })),
);

/** The names of a set's faces: of those whose hair is covered, or of all others. */
export const facesOf = (set: PortraitSet, hair: 'covered' | 'shown'): readonly string[] =>
  faces
    .filter((face) => face.set === set && hasCoveredHair(set, face.number) === (hair === 'covered'))
    .map(({ name }) => name);

/** A portrait as SVG, square. The same face gives the same picture. */
export const drawFace = ({ set, number }: Face, pixels: number): string => drawPerson(set, number, pixels);
