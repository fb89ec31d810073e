import { refusalText } from '@verandah/graph';

/** Shows a rejection, in the API's wording, beside one field; empty when the outcome is unknown. */
export const rejectionIn =
  <Name extends string>(name: Name) =>
  (error: unknown): Readonly<Partial<Record<Name, string>>> => {
    const text = refusalText(error);
    return (text === null ? {} : { [name]: text }) as Partial<Record<Name, string>>;
  };
