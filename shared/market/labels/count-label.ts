/** '3'; from five on '5+', because five means five and more. */
export function countLabel(count: number): string {
  return count >= 5 ? '5+' : String(count);
}
