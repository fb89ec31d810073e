/**
 * Visits the home page once, and each card's first photograph at the width of a phone: drawn pictures are made when
 * they are first requested, and the first visitor should not be the one who waits.
 * @returns how many photographs there were
 */
export async function warmHome(site: string): Promise<number> {
  const page = await (await fetch(site)).text();
  const pictures = new Set([...page.matchAll(/\/media\/[\w-]+\/640\.avif/g)].map(([address]) => address));
  await Promise.all(
    [...pictures].map(async (address) => {
      const answer = await fetch(site + address);
      await answer.arrayBuffer();
    }),
  );
  return pictures.size;
}
