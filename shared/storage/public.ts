export { plainConnections } from './plain-connections.ts';
export { bucketStorage } from './bucket-storage.ts';
export { folderStorage } from './folder-storage.ts';
export { secretFile } from './secret-file.ts';
export { openBytes, openText, sealBytes, sealText } from './sealed-text.ts';
export { severalAtOnce, StorageProblem, type Storage } from './storage.ts';
export { readStorage, storageOf, storageProblems, storageShape, type StorageSettings } from './storage-settings.ts';
