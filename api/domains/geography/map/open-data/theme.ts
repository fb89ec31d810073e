/** What the open data shows, each theme in a layer of its own: names as in Protomaps' schema. */
export const openThemes = ['water', 'roads', 'rail', 'stations', 'parks'] as const;
export type OpenTheme = (typeof openThemes)[number];

/** The files of this folder: one for each licence, so that OpenStreetMap's data stays apart (ODbL). */
export const openDataFiles = ['openstreetmap', 'tasmania', 'victoria', 'queensland'] as const;
export type OpenDataFile = (typeof openDataFiles)[number];

/**
 * Units across the world in which the files hold positions: 1.2 m at the equator, less further south. They are Mapbox
 * vector tiles of level 0 with this extent.
 */
export const worldExtent = 2 ** 25;
