import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { avatarFiles, originalsOf, storeDrawing, type Original, type Settings } from '@verandah/api';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { drawScene } from './drawing/draw-scene.ts';
import { drawFace, faces } from './drawing/faces.ts';
import { isFewScene, scenes, type Scene } from './drawing/scenes.ts';
import type { SamplePictures } from './sample-pictures.ts';

type Place = Pick<Settings, 'dataDir' | 'storage'>;

/** What a data folder's `sample-pictures.json` holds: what is drawn so far. */
interface Stored {
  /** Of the code that drew them: other code draws others. */
  readonly mark: string;
  readonly photos: Record<string, Original>;
  readonly portraits: Record<string, string>;
}

/** Pixels: a photograph is as wide as the widest file that is made of it; a face is served in this size. */
const [photoWidth, faceSize] = [1440, 256];
/** The next one is drawn while the one before is encoded and stored. */
const atOnce = 2;

// Each is drawn by one thread; several are drawn at the same time.
sharp.concurrency(1);

/**
 * Draws the scenes and faces of the sample, each once for a data folder: a later call draws what is missing. Nothing
 * of a call that was ended is lost. Files in the widths of pages are made at their first request.
 * @param few draws a third of the scenes
 * @returns where each is stored
 */
export async function storePictures(settings: Place, few: boolean): Promise<SamplePictures> {
  const file = join(settings.dataDir, 'sample-pictures.json');
  const stored = await readStored(file, settings);
  const store = (): void => {
    // Whole or not at all: a start may be ended meanwhile.
    writeFileSync(`${file}.part`, JSON.stringify(stored));
    renameSync(`${file}.part`, file);
  };
  const limit = pLimit(atOnce);
  const photos = scenes.filter((scene) => (!few || isFewScene(scene)) && !(scene.name in stored.photos));
  const portraits = faces.filter(({ name }) => !(name in stored.portraits));
  await limit.map(photos, async (scene) => {
    stored.photos[scene.name] = await storeScene(scene, settings);
    store();
  });
  await limit.map(portraits, async (face) => {
    stored.portraits[face.name] = await avatarFiles(settings).write(await drawPortrait(drawFace(face, faceSize)));
  });
  if (portraits.length > 0) store();
  return {
    photo: (scene) => stored.photos[scene],
    portrait: (face) => {
      const key = stored.portraits[face];
      if (key === undefined) throw new Error(`The sample draws no ${face}.`);
      return key;
    },
  };
}

async function storeScene(scene: Scene, settings: Place): Promise<Original> {
  const drawn = sharp(Buffer.from(drawScene(scene, photoWidth))).flatten({ background: '#ffffff' });
  const { data, info } = await drawn
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return storeDrawing(settings, data, { width: info.width, height: info.height, colour: await colourOf(data) });
}

/** The mean of a photograph's pixels, #rrggbb. */
async function colourOf(photo: Buffer): Promise<string> {
  const small = await sharp(photo).resize(48).png().toBuffer();
  const { channels } = await sharp(small).stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}

/** As the portrait of an upload is. */
const drawPortrait = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();

/** Those of an earlier call; none where other ones are drawn now, or their files are gone. */
async function readStored(file: string, settings: Place): Promise<Stored> {
  const mark = drawingMark();
  const none: Stored = { mark, photos: {}, portraits: {} };
  if (!existsSync(file)) return none;
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
  if (stored.mark !== mark) return none;
  const originals = originalsOf(settings);
  const there = await Promise.all(Object.values(stored.photos).map(({ key }) => originals.has(key)));
  return there.every(Boolean) ? stored : none;
}

/** Hash of the code that draws. */
function drawingMark(): string {
  const folder = join(import.meta.dirname, 'drawing');
  const mark = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((each) => !each.endsWith('.test.ts'))
    .toSorted())
    mark.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return mark.digest('hex');
}
