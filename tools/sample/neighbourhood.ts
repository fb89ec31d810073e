import type { Chance } from './chance.ts';
import type { Kind } from './kinds.ts';
import { streetKinds, streetNames } from './names.ts';
import type { SamplePlace } from './places.ts';
import { positionIn } from './position.ts';

interface SampleAddress {
  readonly unit: string | null;
  readonly streetNumber: string;
  readonly street: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface Building {
  readonly scene: Kind['scene'];
  readonly address: Omit<SampleAddress, 'unit'>;
  /** Units that have no listing. */
  readonly free: string[];
}

/** Buildings of a place that further listings can be in: choosing among all of a large place takes long. */
const mostOpen = 24;

/** The addresses of a place's listings: no two homes share one, and units are in buildings. */
export class Neighbourhood {
  readonly place: SamplePlace;
  readonly #taken = new Set<string>();
  /** With free units, the newest last. */
  #buildings: readonly Building[] = [];

  constructor(place: SamplePlace) {
    this.place = place;
  }

  /** An address for one more home. */
  settle(random: Chance, kind: Kind): SampleAddress {
    if (!kind.shared) return { unit: null, ...this.#newAddress(random, kind) };
    const building = this.#buildingFor(random, kind);
    const [unit] = building.free.splice(random.int(0, building.free.length - 1), 1);
    if (building.free.length === 0) this.#buildings = this.#buildings.filter((each) => each !== building);
    return { ...building.address, unit: unit as string };
  }

  /** One with a free unit, more often than not, else a new one. */
  #buildingFor(random: Chance, kind: Kind): Building {
    const known = this.#buildings.filter(({ scene }) => scene === kind.scene);
    if (known.length > 0 && random.happens(0.6)) return random.pick(known);
    const building = {
      scene: kind.scene,
      address: this.#newAddress(random, kind),
      free: unitNumbers(random, kind, this.place),
    };
    this.#buildings = [...this.#buildings, building].slice(-mostOpen);
    return building;
  }

  #newAddress(random: Chance, kind: Kind): Omit<SampleAddress, 'unit'> {
    for (;;) {
      const streetNumber = random.happens(0.06)
        ? `${random.int(1, 80)}${random.pick(['A', 'B'])}`
        : String(random.int(1, kind.scene === 'rural' ? 2400 : 180));
      const street = `${random.pick(streetNames)} ${kind.scene === 'rural' ? 'Road' : random.weighed(streetKinds)}`;
      const key = `${streetNumber} ${street}`;
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return { streetNumber, street, ...positionIn(random, this.place) };
    }
  }
}

/** A tower counts by floor (101, 102, 201 …), other buildings from 1. */
function unitNumbers(random: Chance, kind: Kind, { setting, inner }: SamplePlace): string[] {
  const isTower = kind.scene === 'apartment' && setting === 'metropolitan' && random.happens(inner ? 0.8 : 0.4);
  if (!isTower) return Array.from({ length: random.int(4, 24) }, (_, index) => String(index + 1));
  const [floors, perFloor] = [random.int(3, inner ? 32 : 9), random.int(3, 10)];
  return Array.from({ length: floors * perFloor }, (_, index) =>
    String((Math.floor(index / perFloor) + 1) * 100 + (index % perFloor) + 1),
  );
}
