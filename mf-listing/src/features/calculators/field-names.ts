/** Fields of the calculators, by their names in the address. */
export const costFieldNames = ['price', 'deposit', 'rate', 'years', 'buyer', 'bought', 'rent', 'income'] as const;

/** Query field that marks a submitted calculator. */
export const costsMark = 'costs';
