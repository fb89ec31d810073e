/** The query that a visitor finds in the editor: public data, with a comment for those who have never used GraphiQL. */
export const firstQuery = `# Ctrl and Enter runs it.
# Ctrl and Space completes names.
query Suburbs {
  locationSearch(
    filter: { term: "richmond", take: 5 }
  ) {
    label
    slug
  }
}
`;
