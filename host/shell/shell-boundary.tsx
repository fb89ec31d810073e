import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

interface Props {
  readonly help: { readonly phone: string; readonly email: string };
  readonly path: () => string;
  readonly failed?: ((error: unknown) => void) | undefined;
  /** Whether the page that the server rendered is shown, which then returns as it was. */
  readonly isServerPage?: (() => boolean) | undefined;
  readonly children: ReactNode;
}

/**
 * The outermost error boundary: an error of the shell itself shows the error page, with a reload link, unless the page
 * that the server rendered can stay.
 */
export class ShellBoundary extends Component<
  Props,
  { readonly failure: { readonly detail: string; readonly at: string } | null }
> {
  override state = { failure: null as { readonly detail: string; readonly at: string } | null };

  static getDerivedStateFromError(error: unknown) {
    return {
      failure: { detail: error instanceof Error ? error.message : String(error), at: new Date().toISOString() },
    };
  }

  override componentDidCatch(error: unknown): void {
    this.props.failed?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.isServerPage?.()) return null;
    return (
      <main>
        <ErrorPage reload path={this.props.path()} help={this.props.help} {...failure} />
      </main>
    );
  }
}
