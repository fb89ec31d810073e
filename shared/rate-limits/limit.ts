/** A maximum number of points in one time window. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/** What is left of a limit, and the seconds until its window ends. */
export interface LimitLeft extends Limit {
  readonly left: number;
  readonly wait: number;
}

/** A limit that is reached, and the seconds until its window ends. */
export interface ReachedLimit extends Limit {
  readonly wait: number;
}
