import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/public.ts';
import { embeddedCms } from './embedded-cms.ts';
import { graphqlCms } from './graphql-cms.ts';
import { cachedCms } from './cached-cms.ts';
import type { Cms } from './post.ts';
import { restCms } from './rest-cms.ts';

interface CmsSettings {
  readonly cmsGraphqlUrl?: string | undefined;
  readonly cmsRestUrl?: string | undefined;
}

/**
 * The source of posts by the settings; GraphQL is tried before REST. Without either: our own
 * database.
 */
export function openCms(database: Database, { cmsGraphqlUrl, cmsRestUrl }: CmsSettings, log: Logger): Cms {
  const sources = [
    ...(cmsGraphqlUrl === undefined ? [] : [graphqlCms(cmsGraphqlUrl)]),
    ...(cmsRestUrl === undefined ? [] : [restCms(cmsRestUrl)]),
  ];
  return sources.length === 0 ? embeddedCms(database) : cachedCms(sources, log);
}
