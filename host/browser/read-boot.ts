import type { BootData } from '../boot.ts';

/**
 * The release set and the page that the server rendered.
 * @throws {Error} when the page has no boot data: it was not rendered by this site
 */
export function readBoot(): BootData {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('The page has no #boot.');
  return JSON.parse(text) as BootData;
}
