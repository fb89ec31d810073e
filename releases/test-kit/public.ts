export { writeRelease } from './hand-written-release.ts';
export { memoryRegistry, type MemoryRegistry } from './memory-registry.ts';
export { ann, operatedSite, opsToken, type OperatedSite } from './operated-site.ts';
