import { Notice } from '@verandah/design';

/** What is wrong with a form as a whole: announced, and focused when no field is wrong. */
export const FormProblem = ({ children }: { readonly children: string | undefined }) =>
  children ? (
    <div tabIndex={-1} role="alert" data-problem="">
      <Notice tone="danger">{children}</Notice>
    </div>
  ) : null;
