export { mapPictureRoutes } from './picture/routes.ts';
export { openStations } from './open-data/read-stations.ts';
export type { Station } from './open-data/read-stations.ts';
export { baseMapRoutes } from './routes.ts';
export { listingTile } from './tiles/listing-tile.ts';
export { readTileAddress, requestOf } from './tiles/tile-search.ts';
