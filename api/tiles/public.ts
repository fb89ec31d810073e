export { encodeLayers, layerOf, type PointFeature, type TileLayer } from './encode-tile.ts';
export { KeptAnswer } from './kept-answer.ts';
export { listingTile } from './listing-tile.ts';
export { listingTileRoutes } from './routes.ts';
export { readTileAddress, requestOf } from './tile-search.ts';
export { extent, inTile, readTile, tileBounds, type Tile, type TileBounds } from './tile.ts';
