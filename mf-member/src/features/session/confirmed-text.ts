/** What a member reads once the link of their sign-up has confirmed their address. */
export const confirmedText = 'Your email address is confirmed.';
