import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  /** Called with an error of the part, and of its script that could not be loaded. */
  readonly report: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

/** A part of the shell whose script loads when it is needed. It fails alone: the page then goes without it. */
export class ShellPart extends Component<Props, { readonly isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report?.(error);
  }

  override render(): ReactNode {
    return this.state.isFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
