export { loadGazetteer } from './gazetteer.ts';
export { readBuiltInLand } from './built-in-land.ts';
export { importBuiltInBoundaries } from './import-built-in.ts';
export type { BoundaryReport, Dropped, LocalityChanges, LocalityReport, SchoolReport } from './report.ts';
