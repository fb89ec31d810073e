import { join } from 'node:path';
import { photoWidths } from '@verandah/market';
import { storeFile, readStoredFile } from './stored-file.ts';

/** Part of the folders: raise it when the ways of making files of originals change. */
const version = 'photo-2';

/** Pixels of a master, from which all files of an original are made. */
export const masterWidth = Math.max(...photoWidths);

/** Cache folder of an original's files below `folder`; it may be emptied at any time. */
export const photoFolder = (folder: string, key: string): string => join(folder, version, key.slice(1, 3), key);

const masterPath = (folder: string, key: string): string => join(photoFolder(folder, key), 'master.jpg');

export const storeMaster = (folder: string, key: string, bytes: Uint8Array): Promise<void> =>
  storeFile(masterPath(folder, key), bytes);
export const readMaster = (folder: string, key: string): Promise<Buffer | null> =>
  readStoredFile(masterPath(folder, key));

/** Cache folder for generated files of pictures. */
export const mediaFolder = ({ dataDir }: { readonly dataDir: string }): string => join(dataDir, 'media');
