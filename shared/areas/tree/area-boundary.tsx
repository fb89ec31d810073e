import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly address: string;
  readonly report: (error: unknown, kind: string) => void;
  readonly children: ReactNode;
}

/** Confines an error of a page to its area. Another address gets another attempt. */
export class AreaBoundary extends Component<Props, { readonly failed: string | null }> {
  override state = { failed: null as string | null };

  override componentDidCatch(error: unknown): void {
    this.setState({ failed: this.props.address });
    this.props.report(error, 'render');
  }

  static getDerivedStateFromError(): { readonly failed: string } {
    return { failed: '' };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null || (failed !== '' && failed !== this.props.address)) return this.props.children;
    return (
      <div role="alert" data-area-error="">
        <h2>This part of the page could not be shown</h2>
        <p>
          The rest of the page still works.{' '}
          <a href={this.props.address} data-reload="">
            Try again
          </a>
        </p>
      </div>
    );
  }
}
