import { Button, Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { Component, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part that only browsers render and that the page can do without, such as a map; to be put into a Suspense. Where
 * its script can't be had, or it fails in this browser, the page stays and a line in the part's place offers to try
 * again. A page that is shown later tries again by itself.
 * @param what the part, within a sentence: 'the map'
 */
export function partView<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // React holds a failure for good: another attempt needs another view.
  const once = () => lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  let View = once();
  return function Part(props: Props) {
    const [tries, setTries] = useState(0);
    const Shown = View;
    const forget = () => {
      if (View === Shown) View = once();
    };
    const again = () => {
      forget();
      setTries(tries + 1);
    };
    return (
      <PartBoundary key={tries} what={what} again={again} forget={forget}>
        <Shown {...props} />
      </PartBoundary>
    );
  };
}

interface BoundaryProps {
  readonly what: string;
  /** Shows the part once more, with another view. */
  readonly again: () => void;
  /** Called with a failed view that is no longer shown. */
  readonly forget: () => void;
  readonly children: ReactNode;
}

/** Contains the failure of a part, and shows a line in its place. */
class PartBoundary extends Component<BoundaryProps, { readonly failure: { readonly problem: unknown } | null }> {
  override state = { failure: null as { readonly problem: unknown } | null };

  static getDerivedStateFromError(problem: unknown) {
    return { failure: { problem } };
  }

  override componentWillUnmount(): void {
    if (this.state.failure) this.props.forget();
  }

  override render(): ReactNode {
    const { what, again, children } = this.props;
    const { failure } = this.state;
    return failure ? <Missing what={what} problem={failure.problem} again={again} /> : children;
  }
}

interface MissingProps extends Pick<BoundaryProps, 'what' | 'again'> {
  readonly problem: unknown;
}

function Missing({ what, problem, again }: MissingProps) {
  const { report } = useServices();
  useEffect(() => {
    report(problem, 'part');
  }, [report, problem]);
  return (
    <Notice tone="danger" live>
      We couldn’t load {what}. Check your connection.{' '}
      <Button size="small" onClick={again}>
        Try again
      </Button>
    </Notice>
  );
}
