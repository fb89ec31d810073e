import { unpackData, type PackedData } from '@verandah/areas/packed-data';
import type { BootData } from '../boot.ts';

/**
 * The release set and the page that the server rendered.
 * @throws {Error} when the page has no boot data: it was not rendered by this site
 */
export function readBoot(): BootData {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('The page has no #boot.');
  const { page, ...boot } = JSON.parse(text) as BootData;
  return { ...boot, ...(page && { page: { ...page, data: unpackData(page.data as PackedData) } }) };
}
