export type ProcessName = 'API' | 'host A' | 'host B' | 'mail server' | 'sign-in provider' | 'bucket';

/** How one of our processes is started; its environment contains DATA_DIR where it has one. */
export interface Launch {
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly env: NodeJS.ProcessEnv;
}
