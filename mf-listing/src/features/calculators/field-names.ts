/** What a visitor types into a calculator, as it is named in the address. */
export const costFieldNames = ['price', 'deposit', 'rate', 'years', 'buyer', 'bought', 'rent', 'income'] as const;

/** The mark of a calculator in the page's address. */
export const costsMark = 'costs';
