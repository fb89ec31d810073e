import { liveVersions } from './live.ts';
import { republishArea } from './republished.ts';

/** How the heading of the home page begins. */
export const homeHeading = 'Find the place';

/**
 * Publishes the live release of search again, with another heading of the home page.
 * @returns the version
 */
export async function republishHome(heading: string): Promise<string> {
  const { areas } = await liveVersions();
  if (areas['search'] === undefined) throw new Error('The site serves no release of search.');
  return republishArea('search', areas['search'], {
    files: /^(?:web\/js\/app\..*\.js|server\.cjs)$/,
    edit: (code) => code.replace(homeHeading, heading),
  });
}
