import { renderToStaticMarkup } from 'react-dom/server';
import { SignInPage, type SignInProps } from './sign-in-page.tsx';

/** The HTML of the console's element for a visitor who is not signed in. */
export const renderSignIn = (props: SignInProps): string => renderToStaticMarkup(<SignInPage {...props} />);
