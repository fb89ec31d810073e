/** At most so many points in one window of time. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/** A limit that is reached, and the seconds until its window ends. */
export interface ReachedLimit extends Limit {
  readonly wait: number;
}
