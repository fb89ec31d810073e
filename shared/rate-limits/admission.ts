/** By which the admitted share of a kind falls after a late window, and rises after one in time. */
const [factor, step] = [0.6, 0.03];
/** A smaller share admits none. */
const smallest = 0.05;

interface Kind {
  /** Milliseconds. */
  readonly target: number;
  /** 0 to 1. */
  share: number;
  /** Shares of the requests since the last one that was admitted; a whole one admits the next. */
  credit: number;
  refused: number;
}

/**
 * Whom a server that is late admits. Each kind of requests has a target: while the server is later than that, and
 * admits none of the kinds before, ever fewer of this kind are admitted, and more again once it is not. So each kind is
 * refused before more urgent ones, and no more of it than is needed.
 *
 * Priorities and waiting times are those of DAGOR (Zhou et al. 2018, Overload Control for Scaling WeChat
 * Microservices); shares rise by a sum and fall by a factor, as TCP's window does.
 */
export class Admission<Name extends string> {
  readonly #kinds: Readonly<Record<Name, Kind>>;

  /** @param targets milliseconds, the least urgent kind first */
  constructor(targets: Readonly<Record<Name, number>>) {
    this.#kinds = Object.fromEntries(
      Object.entries<number>(targets).map(([name, target]) => [name, { target, share: 1, credit: 0, refused: 0 }]),
    ) as Record<Name, Kind>;
  }

  /** Counts a request of this kind. @returns whether it is admitted */
  admits(name: Name): boolean {
    const kind = this.#kinds[name];
    kind.credit += kind.share;
    const isAdmitted = kind.credit >= 1;
    if (isAdmitted) kind.credit--;
    else kind.refused++;
    return isAdmitted;
  }

  /** Takes in how late the server was in the last quarter of a second. @returns whether all are admitted */
  adjust(lateMs: number): boolean {
    let admitsNone = true;
    for (const kind of this.#all) {
      // No more is refused of what is more urgent while anything less urgent was admitted.
      const mayRefuse = admitsNone;
      admitsNone = kind.share === 0;
      if (lateMs <= kind.target) kind.share = Math.min(1, kind.share + step);
      else if (mayRefuse) kind.share = kind.share * factor < smallest ? 0 : kind.share * factor;
    }
    return this.#all.every(({ share }) => share === 1);
  }

  /** Requests that were refused since the start. */
  get refused(): Readonly<Record<Name, number>> {
    return Object.fromEntries(
      Object.entries<Kind>(this.#kinds).map(([name, { refused }]) => [name, refused]),
    ) as Record<Name, number>;
  }

  get #all(): readonly Kind[] {
    return Object.values<Kind>(this.#kinds);
  }
}
