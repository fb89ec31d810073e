/** The release that the configuration names. */
declare module 'search/app' {
  const area: import('../show-area.ts').Area;
  export const { bootstrap, mount, prepare }: typeof area;
}
