export { placeMissingStations, placeStations } from './stations/station-suggestions.ts';
