import { Component, type ReactNode } from 'react';
import { Notice } from '@verandah/design';

/** The error boundary of one view: when it fails to render, the others still work. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <Notice tone="danger">
          The host’s response can’t be shown here. The other parts work; <a href="/ops">load the page again</a> for this
          one, or use the command: npm run ops -- status
        </Notice>
      </div>
    );
  }
}
