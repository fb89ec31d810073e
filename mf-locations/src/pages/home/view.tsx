import { locationAddress } from '@verandah/market';
import type { HomeData } from './data.ts';

/** Where to live: every state, and suburbs that many know. */
export function HomeView({ data: { states, popular } }: { readonly data: HomeData }) {
  return (
    <div>
      <h1 tabIndex={-1}>Where to live</h1>
      <h2>States and territories</h2>
      <ul>{states.map(({ slug, name }) => <li key={slug}>{name}</li>)}</ul>
      <h2>Popular suburbs</h2>
      <ul>{popular.map(({ slug, label }) => <li key={slug} data-place={locationAddress(slug)}>{label}</li>)}</ul>
    </div>
  );
}
