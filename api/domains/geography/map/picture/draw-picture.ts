import { compactPrice, statusType, plural, groupDigits } from '@verandah/market';
import type { Database } from '../../../../platform/database/public.ts';
import type { Moment } from '../../../../platform/moment.ts';
import { countOnMap, type SearchRequest } from '../../../listings/public.ts';
import { sharedGround } from '../ground.ts';
import { placesOf } from '../places.ts';
import { natural, surveyed } from '../source.ts';
import { suburbsOf } from '../suburbs.ts';
import type { TileLayer } from '../tiles/encode-tile.ts';
import { extent } from '../tiles/tile.ts';
import {
  everywhere,
  frameAround,
  height,
  spotOf,
  tilesOf,
  width,
  zoomOfFrame,
  type Frame,
  type FramedTile,
  type Spot,
} from './frame.ts';
import { joinMarkers, radiusOf, type PictureMarker } from './join-markers.ts';
import { pathText } from './path-text.ts';
import { boxAround, isFree, letters, placeLabels, type Label, type LabelBox } from './place-labels.ts';
import { pictureStyle } from './picture-style.ts';
import { searchedArea, type SearchedArea, type SearchedOutline } from './searched-area.ts';
import { spreadOf } from './spread.ts';

/** Units between a marker and a text. */
const beside = 4;

/** An SVG picture of where the homes of a search are; without script, links and anything to load. */
export async function drawPicture(database: Database, request: SearchRequest, now: Moment): Promise<string> {
  const [area, squares, { withoutAddress }] = await Promise.all([
    searchedArea(database, request),
    spreadOf(database, request, now),
    countOnMap(database, request, everywhere, now),
  ]);
  const corners = area.outlines.flatMap(({ polygons }) => polygons.flatMap(([outer = []]) => outer));
  const frame = frameAround([...corners, ...squares.map(({ longitude, latitude }) => [longitude, latitude])]);
  const markers = joinMarkers(
    squares.map(({ n, low, longitude, latitude }) => ({ n, low, at: spotOf(frame, longitude, latitude) })),
  );
  const [ground, places] = await Promise.all([groundOf(database, frame), namesOf(database, frame)]);
  const notes = withoutAddress === 0 ? [] : [`${groupDigits(withoutAddress)} more that are not on the map`];
  const circles = markers.map(({ at, n }) => {
    const side = 2 * (radiusOf(n) + beside);
    return boxAround(at, side, side);
  });
  const prices = pricesOf(markers, request, [...circles, ...reserved]);
  const labels = placeLabels(
    [
      ...area.names.map(({ name, longitude, latitude }): Label => ({
        text: name,
        at: spotOf(frame, longitude, latitude),
        kind: 'searched',
      })),
      ...places.filter(({ text }) => !area.names.some(({ name }) => name === text)),
    ],
    [...circles, ...prices.map(({ box }) => box), ...reserved],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="what">`,
    `<title id="what">${escapeXml(titleOf(request, markers, area))}</title>`,
    `<style>${pictureStyle}</style>`,
    `<rect class="sea" width="${width}" height="${height}"/>`,
    `<g transform="scale(.1)">${ground}${area.outlines.map((outline) => outlinePath(outline, frame)).join('')}</g>`,
    ...labels.map(labelText),
    ...markers.map(markerShape),
    ...prices.map(({ at, text, box }) => priceShape(at, text, box)),
    ...notes.map((note) => `<text class="note" x="8" y="16">${escapeXml(note)}</text>`),
    ...[natural, surveyed].map(
      (source, line) =>
        `<text class="credit" x="${width - 6}" y="${height - 16 + line * 10}">${escapeXml(source)}</text>`,
    ),
    '</svg>',
  ].join('');
}

/** What the note and the credit cover. */
const reserved: readonly LabelBox[] = [
  [0, 0, 200, 22],
  [width - 280, height - 26, width, height],
];

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const roundTenths = (value: number): number => Math.round(value * 10) / 10;

/** 'Map: 82 homes for sale in Richmond'. */
function titleOf(
  { statusType: mode }: SearchRequest,
  markers: readonly PictureMarker[],
  { names }: SearchedArea,
): string {
  const total = markers.reduce((sum, { n }) => sum + n, 0);
  const where = names.length > 0 && names.length <= 3 ? ` in ${names.map(({ name }) => name).join(', ')}` : '';
  return `Map: ${plural(total, 'home')} ${statusType(mode).phrase.toLowerCase()}${where}`;
}

/** Land and the suburbs' edges, cut at the edges of their tiles. */
async function groundOf(database: Database, frame: Frame): Promise<string> {
  const ground = await sharedGround();
  const parts = await Promise.all(
    tilesOf(frame).map(async (framed) => {
      const [{ land }, suburbs] = await Promise.all([ground(framed.tile), suburbsOf(database, framed.tile)]);
      const { left, top, side } = framed;
      // Slightly larger than the tile, or its edge would be seen.
      const box = [left - 0.2, top - 0.2, side + 0.4, side + 0.4].map((value) => Math.round(value * 10));
      const [x, y, across] = box;
      return `<svg x="${x}" y="${y}" width="${across}" height="${across}" viewBox="${box.join(' ')}"><path class="land" d="${pathText(ringsOf(land, framed))}"/><path class="edge" d="${pathText(ringsOf(suburbs, framed))}"/></svg>`;
    }),
  );
  return parts.join('');
}

/** The rings of a layer's polygons, in units of the picture. */
function* ringsOf(layer: TileLayer | null, { left, top, side }: FramedTile): Generator<Spot[]> {
  for (const feature of layer?.features ?? []) {
    if (feature.type !== 3) continue;
    for (const ring of feature.geometry as [number, number][][])
      yield ring.map(([x, y]): Spot => [left + (x * side) / extent, top + (y * side) / extent]);
  }
}

/** Names of places within the picture, the largest first. */
async function namesOf(database: Database, frame: Frame): Promise<readonly Label[]> {
  const zoom = zoomOfFrame(frame);
  const points = await Promise.all(
    tilesOf(frame).map(async ({ tile, left, top, side }) =>
      (await placesOf(database, tile)).map(({ at: [x, y], properties }) => ({
        name: String(properties['name']),
        rank: Number(properties['rank']),
        at: [left + (x * side) / extent, top + (y * side) / extent] as const,
      })),
    ),
  );
  return points
    .flat()
    .filter(({ rank }) => rank - 0.5 <= zoom)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name, rank, at }) => ({ text: name, at, kind: rank < 9 ? 'town' : 'suburb' }));
}

function outlinePath({ kind, polygons }: SearchedOutline, frame: Frame): string {
  const rings = polygons
    .flat()
    .map((ring) => ring.map(([longitude = 0, latitude = 0]) => spotOf(frame, longitude, latitude)));
  return `<path class="${kind}" d="${pathText(rings)}"/>`;
}

const labelText = ({ text, at: [x, y], kind }: Label): string =>
  `<text class="${kind}" x="${roundTenths(x)}" y="${roundTenths(y + letters[kind] * 0.35)}">${escapeXml(text)}</text>`;

function markerShape({ at, n }: PictureMarker): string {
  const [x, y] = at.map(roundTenths) as [number, number];
  if (n === 1) return `<circle class="home" cx="${x}" cy="${y}" r="${radiusOf(n)}"/>`;
  return `<circle class="homes" cx="${x}" cy="${y}" r="${radiusOf(n)}"/><text class="count" x="${x}" y="${roundTenths(y + 4)}">${groupDigits(n)}</text>`;
}

interface Price {
  readonly at: Spot;
  readonly text: string;
  readonly box: LabelBox;
}

/** The prices of single homes above their dots, where there is room. */
function pricesOf(
  markers: readonly PictureMarker[],
  { statusType: mode }: SearchRequest,
  covered: readonly LabelBox[],
): readonly Price[] {
  const placed: Price[] = [];
  for (const { at, n, low } of markers) {
    if (n > 1 || low === null) continue;
    const text = compactPrice(low, mode);
    const middle: Spot = [at[0], at[1] - radiusOf(n) - beside - 9];
    const box = boxAround(middle, text.length * 6.6 + 12, 17);
    if (isFree(box, [...covered, ...placed.map((each) => each.box)])) placed.push({ at: middle, text, box });
  }
  return placed;
}

const priceShape = ([x, y]: Spot, text: string, [left, top, right, bottom]: LabelBox): string =>
  `<rect class="price" x="${roundTenths(left)}" y="${roundTenths(top)}" width="${roundTenths(right - left)}" height="${roundTenths(bottom - top)}" rx="8"/><text class="count" x="${roundTenths(x)}" y="${roundTenths(y + 4)}">${escapeXml(text)}</text>`;
