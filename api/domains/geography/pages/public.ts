export type { Estimate } from './properties/estimate.ts';
export { findProperty, valueProperty } from './properties/rules.ts';
export { EstimateType } from './properties/schema.ts';
export { placeMissingStations, placeStations } from './stations/station-suggestions.ts';
