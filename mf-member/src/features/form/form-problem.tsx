import { Notice } from '@verandah/design';

/** The error of a form as a whole: announced, and focused if no field has an error. */
export const FormProblem = ({ children }: { readonly children: string | undefined }) =>
  children ? (
    <div tabIndex={-1} role="alert" data-problem="">
      <Notice tone="danger">{children}</Notice>
    </div>
  ) : null;
