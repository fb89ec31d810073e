import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

interface Props {
  readonly help: { readonly phone: string; readonly email: string };
  readonly path: () => string;
  readonly report?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

/** The outermost error boundary: an error of the shell itself shows the error page, with a reload link. */
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
    this.props.report?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main>
        <ErrorPage reload path={this.props.path()} help={this.props.help} {...failure} />
      </main>
    );
  }
}
