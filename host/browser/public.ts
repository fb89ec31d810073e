// The exports for another application that runs the same pages: the benchmark's plain one.
export { type Areas } from './areas.ts';
export { byId } from './by-id.ts';
export { readBoot } from './read-boot.ts';
export { reportError } from './report.ts';
export { startPage } from './start.ts';
export { areaElement } from '../shell/shell.tsx';
export type { BootData } from '../boot.ts';
