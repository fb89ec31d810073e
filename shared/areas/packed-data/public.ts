export { packData, unpackData, type PackedData } from './packed-data.ts';
