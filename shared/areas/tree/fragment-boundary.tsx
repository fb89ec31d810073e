import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly message: unknown;
  readonly report: (error: unknown, kind: string) => void;
  readonly children: ReactNode;
}

/**
 * Confines an error of a fragment to it: it is gone, and the page beside it stays. The next message gets another
 * attempt.
 */
export class FragmentBoundary extends Component<Props, { readonly failed: boolean; readonly at: unknown }> {
  override state: { readonly failed: boolean; readonly at: unknown } = { failed: false, at: this.props.message };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { message }: Props,
    { at }: { readonly at: unknown },
  ): { readonly failed: boolean; readonly at: unknown } | null {
    return message === at ? null : { failed: false, at: message };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error, 'render');
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
