import type { AreaClass } from '@verandah/areas';
import type { RenderFailureReason } from '@verandah/releases';
import { responseOf } from './shell-response.ts';
import type { AreaOutcome } from './render-area.ts';
import type { SetArea } from './release-set.ts';

const area = (importance: AreaClass) =>
  ({ name: 'search', live: { manifest: { contract: { class: importance } } } }) as unknown as SetArea;
const responded = (importance: AreaClass, reason: RenderFailureReason): unknown => {
  const { status, parts } = responseOf(
    area(importance),
    { kind: 'failed', reason } as AreaOutcome,
    'https://verandah.example',
  );
  return `${status} ${parts?.page.kind}`;
};
const late: readonly RenderFailureReason[] = ['data', 'slow', 'crowded', 'overloaded'];
const broken: readonly RenderFailureReason[] = ['missing', 'threw', 'killed'];

test("[REL-08] a page that no release can render is never a 200; the area's class decides whether the browser tries it", () => {
  for (const reason of late)
    expect(['primary', 'essential', 'regular'].map((each) => responded(each as AreaClass, reason))).toEqual([
      '503 waiting',
      '503 waiting',
      '503 error',
    ]);
  for (const reason of broken)
    expect(['primary', 'essential', 'regular'].map((each) => responded(each as AreaClass, reason))).toEqual([
      '503 error',
      '503 waiting',
      '503 error',
    ]);
});
