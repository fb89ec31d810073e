/** Title and heading of a page whose search failed, where there are no results to stay. */
export const failedTitle = 'Search';
