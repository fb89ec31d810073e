/** Query field that names the outcome of a form sent without script: '?outcome=reported'. */
export const outcomeField = 'outcome';
