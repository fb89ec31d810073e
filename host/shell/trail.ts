/** One step of a visit, for error reports: a page that was shown, a control that was used, or an error. */
export interface Step {
  readonly at: number;
  readonly kind: 'page' | 'action' | 'error';
  readonly text: string;
}

/** Maximum number of stored steps; the oldest are dropped. */
export const mostSteps = 100;
const longestText = 120;

/** The last steps of a visit. */
export class Trail {
  #steps: Step[] = [];

  add(kind: Step['kind'], text: string, at = Date.now()): void {
    this.#steps = [...this.#steps, { at, kind, text: text.replace(/\s+/g, ' ').trim().slice(0, longestText) }].slice(
      -mostSteps,
    );
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The last few as text: '14:03:22 page /buy'. */
  text(most: number): string {
    return this.#steps
      .slice(-most)
      .map(({ at, kind, text }) => `${new Date(at).toISOString().slice(11, 19)} ${kind} ${text}`)
      .join('\n');
  }
}

/** The trail of this tab. Nothing is added on a server. */
export const trail = new Trail();
