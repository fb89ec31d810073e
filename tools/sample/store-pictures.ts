import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  avatarFiles,
  drawPortrait,
  originalsOf,
  PictureDecoder,
  storeOriginal,
  type Original,
  type Settings,
} from '@verandah/api';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { drawScene } from './drawing/draw-scene.ts';
import { drawFace, faces } from './drawing/faces.ts';
import { scenes } from './drawing/scenes.ts';
import type { SamplePictures } from './sample-pictures.ts';

/** What a data folder's `sample-pictures.json` holds. */
interface Stored {
  /** Of the code that drew them: other code draws others. */
  readonly mark: string;
  readonly photos: Readonly<Record<string, Original>>;
  readonly portraits: Readonly<Record<string, string>>;
}

/** Pixels: a photograph is as wide as the widest file that is made of it; a face is served in this size. */
const [photoWidth, faceSize] = [1440, 256];
/** One more than the decoder has processes: meanwhile the next one is drawn. */
const atOnce = 3;

// Each is drawn by one thread; several are drawn at the same time.
sharp.concurrency(1);

/**
 * Draws every scene and face of the sample, and takes them in as uploads are, once for a data folder: a later call
 * returns the same. Files in the widths of pages are made at their first request.
 * @returns where each is stored
 */
export async function storePictures(settings: Pick<Settings, 'dataDir' | 'storage'>): Promise<SamplePictures> {
  const file = join(settings.dataDir, 'sample-pictures.json');
  const before = await readStored(file, settings);
  const stored = before ?? (await drawAll(settings));
  if (before === undefined) {
    // Whole or not at all: a start may be ended meanwhile.
    writeFileSync(`${file}.part`, JSON.stringify(stored));
    renameSync(`${file}.part`, file);
  }
  return {
    photo: (scene) => named(stored.photos, scene),
    portrait: (face) => named(stored.portraits, face),
  };
}

async function drawAll(settings: Pick<Settings, 'dataDir' | 'storage'>): Promise<Stored> {
  // A busy machine is slow and not wrong.
  const decoder = new PictureDecoder({ time: 300_000, silence: 60_000 });
  const limit = pLimit(atOnce);
  const avatars = avatarFiles(settings);
  try {
    const photos = limit.map(scenes, async (scene) => {
      const drawn = sharp(Buffer.from(drawScene(scene, photoWidth))).flatten({ background: '#ffffff' });
      const bytes = await drawn.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
      return [scene.name, await storeOriginal({ settings, decoder }, bytes, 'listing')] as const;
    });
    const portraits = limit.map(faces, async (face) => {
      const bytes = await sharp(Buffer.from(drawFace(face, faceSize)))
        .png()
        .toBuffer();
      return [face.name, await avatars.write(await drawPortrait(decoder, bytes, 'middle'))] as const;
    });
    return {
      mark: drawingMark(),
      photos: Object.fromEntries(await photos),
      portraits: Object.fromEntries(await portraits),
    };
  } finally {
    await decoder.close();
  }
}

/** Those of an earlier call; undefined where there are none, other ones are drawn now, or their files are gone. */
async function readStored(file: string, settings: Pick<Settings, 'dataDir' | 'storage'>): Promise<Stored | undefined> {
  if (!existsSync(file)) return undefined;
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
  if (stored.mark !== drawingMark()) return undefined;
  const originals = originalsOf(settings);
  const there = await Promise.all(Object.values(stored.photos).map(({ key }) => originals.has(key)));
  return there.every(Boolean) ? stored : undefined;
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

function named<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`The sample draws no ${name}.`);
  return value;
}
