/** Query field with the ids of listings whose sales are left out of an estimate: '?without=7,12'. */
export const withoutField = 'without';
/** More sales than a page shows. */
const most = 12;

/** Ids of the sales that an address leaves out, each once. What is no id is passed over. */
export const leftOutOf = ({ searchParams }: URL): readonly string[] =>
  [...new Set((searchParams.get(withoutField) ?? '').split(','))].filter((id) => /^\d{1,9}$/.test(id)).slice(0, most);

/** The address of a property's page that leaves these sales out: the same in whichever order they were chosen. */
export const leavingOut = (page: string, ids: readonly string[]): string =>
  ids.length === 0 ? page : `${page}?${withoutField}=${ids.toSorted().join(',')}`;
