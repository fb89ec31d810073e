export { mapPictureRoutes } from './picture/routes.ts';
export { openStations } from './open-data/read-stations.ts';
export type { Station } from './open-data/read-stations.ts';
export { baseMapRoutes } from './routes.ts';
export { nearestLevel as nearestBaseTile } from './ground.ts';
export { listingTile, nearestLevel as nearestListingTile } from './tiles/listing-tile.ts';
export { longestTileSearch, readTileAddress, requestOf } from './tiles/tile-search.ts';
