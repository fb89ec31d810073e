export { mapPictureRoutes } from './picture/routes.ts';
export { baseMapRoutes } from './routes.ts';
export { listingTile } from './tiles/listing-tile.ts';
export { readTileAddress, requestOf } from './tiles/tile-search.ts';
