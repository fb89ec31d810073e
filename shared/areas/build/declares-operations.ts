const ofAPackage = /import\s*\{[^{}]*\bdocument\b[^{}]*\}\s*from\s*['"]@verandah\/graph['"]/;
const ofAnArea = /import\s*\{[^{}]*\bgraphql\b[^{}]*\}\s*from\s*['"][./]+\/graphql\.ts['"]/;

/** Whether a module declares GraphQL operations: it imports what declares them, whatever else it imports beside it. */
export const declaresOperations = (source: string): boolean => ofAPackage.test(source) || ofAnArea.test(source);
