export { loadGazetteer } from './gazetteer.ts';
export { readBuiltInLand } from './built-in-land.ts';
export { importBuiltInBoundaries } from './import-built-in.ts';
export type { LocatedListings } from './locate-listings.ts';
export type {
  AddressReport,
  BoundaryReport,
  CatchmentReport,
  CensusReport,
  Dropped,
  LocalityChanges,
  LocalityReport,
  SchoolReport,
} from './report.ts';
