import type { Routes } from '../../platform/service.ts';
import { blogFeedRoutes } from './blog-feed.ts';
import { searchFeedRoutes } from './feed-routes.ts';
import { sitemapRoutes } from './sitemaps/routes.ts';

/** What others read by machine: feeds of searches and of the blog, and sitemaps. */
export const syndicationRoutes: Routes = async (app, service) => {
  await searchFeedRoutes(app, service);
  await blogFeedRoutes(app, service);
  await sitemapRoutes(app, service);
};
