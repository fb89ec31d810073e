export { writeRelease } from './hand-written-release.ts';
export { ann, operatedSite, opsToken, type OperatedSite } from './operated-site.ts';
