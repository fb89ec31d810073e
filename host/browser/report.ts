/** Says what went wrong and where: 'search@1.4.0 render'. */
export function report(error: unknown, where: string): void {
  console.error(`[${where}]`, error);
}
