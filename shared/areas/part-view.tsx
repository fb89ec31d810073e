import { Button, Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';

interface Tries {
  /** Loads the part once more. */
  readonly again: () => void;
  /** Forgets the failure, so that the part loads again when it is next shown. */
  readonly forget: () => void;
}

/**
 * A part that only browsers render and that the page can do without, such as a map; to be put into a Suspense. Where
 * its script can't be had, the page stays and a line in the part's place offers to try again. A page that is shown
 * later tries again by itself.
 * @param what the part, within a sentence: 'the map'
 */
export function partView<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const missing =
    (problem: unknown): ComponentType<Tries> =>
    ({ again, forget }) => <Missing what={what} problem={problem} again={again} forget={forget} />;
  // React holds a failure for good: another attempt needs another view.
  const once = (): LazyExoticComponent<ComponentType<Props & Tries>> =>
    lazy(() =>
      load().then(
        (View) => ({ default: View as ComponentType<Props & Tries> }),
        (problem: unknown) => ({ default: missing(problem) as ComponentType<Props & Tries> }),
      ),
    );
  let View = once();
  const forget = () => {
    View = once();
  };
  return function Part(props: Props) {
    const [, setTry] = useState(0);
    const again = () => {
      forget();
      setTry((tries) => tries + 1);
    };
    return <View {...props} again={again} forget={forget} />;
  };
}

interface MissingProps extends Tries {
  readonly what: string;
  readonly problem: unknown;
}

function Missing({ what, problem, again, forget }: MissingProps) {
  const { report } = useServices();
  useEffect(() => {
    report(problem, 'part');
  }, [report, problem]);
  // Not before it is gone: a page that renders again would load the part again, without end.
  useEffect(() => forget, [forget]);
  return (
    <Notice tone="danger" live>
      We couldn’t load {what}. Check your connection.{' '}
      <Button size="small" onClick={again}>
        Try again
      </Button>
    </Notice>
  );
}
