interface Appointment {
  readonly from: number;
  readonly to: number;
  readonly place: number;
}

/** Milliseconds from one suburb to the next. */
const travel = 15 * 60_000;

/** Where agents are when: nobody is at two homes at once. */
export class Diary {
  readonly #agents = new Map<number, Appointment[]>();

  /** Books all of some agents, if they are free and can travel there and on. @returns whether it did */
  book(agents: readonly number[], appointment: Appointment): boolean {
    if (!agents.every((agent) => this.#isFree(agent, appointment))) return false;
    for (const agent of agents) this.#agents.set(agent, [...(this.#agents.get(agent) ?? []), appointment]);
    return true;
  }

  #isFree(agent: number, { from, to, place }: Appointment): boolean {
    return (this.#agents.get(agent) ?? []).every((other) => {
      const between = other.place === place ? 0 : travel;
      return to + between <= other.from || other.to + between <= from;
    });
  }

  /** Drops the appointments of agents with smaller ids. */
  dropBefore(agent: number): void {
    for (const id of this.#agents.keys()) if (id < agent) this.#agents.delete(id);
  }
}
