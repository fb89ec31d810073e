/** Visitors, members, feeds and the pages that they request, for tests of a site under all of them. */
export { signedInAdmin } from './soak/admin.ts';
export { startFeed, type Feed } from './soak/feed.ts';
export { startMember, type Member } from './soak/member.ts';
export { rendered, visitedPaths } from './soak/pages.ts';
export { startTraffic } from './soak/traffic.ts';
export { runData } from './run-data.ts';
export { openBenchSite, type BenchSite } from './render/site.ts';
export { changingRelease, type ChangingRelease } from './rollback/changing-release.ts';
