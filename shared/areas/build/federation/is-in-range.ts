/** Whether a version is in a caret range, or in one of several: '^19.3.0 || ^20.0.0'. Releases have no other ranges. */
export const isInRange = (version: string, range: string): boolean =>
  range.split(' || ').some((each) => isInCaret(version, each));

function isInCaret(version: string, range: string): boolean {
  const [has, needs] = [version, range.slice(1)].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const fixed = (needs[0] as number) > 0 ? 1 : 2;
  const differs = needs.findIndex((number, index) => number !== has[index]);
  return differs === -1 || (differs >= fixed && (has[differs] as number) > (needs[differs] as number));
}
