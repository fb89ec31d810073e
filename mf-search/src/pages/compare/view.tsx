import { Suspense } from 'react';
import type { CompareData } from './data.ts';
import { lazyCompare } from './lazy.ts';

export const CompareView = ({ data }: { readonly data: CompareData }) => (
  <Suspense>
    <lazyCompare.View data={data} />
  </Suspense>
);
