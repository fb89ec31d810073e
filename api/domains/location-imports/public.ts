export { readBuiltInLand } from './built-in-land.ts';
export { importBuiltInBoundaries } from './import-built-in.ts';
export type { BoundaryReport, Dropped, LocalityReport, SchoolReport } from './report.ts';
