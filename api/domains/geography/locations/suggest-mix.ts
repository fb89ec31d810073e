import { suggestionKinds, type Candidate, type SuggestionKind } from './suggest-kinds.ts';

const rankOf = (kind: SuggestionKind): number => suggestionKinds.indexOf(kind);

/** How many of a kind are among the first eight: suburbs lead, and every other kind is represented. */
const rounds: readonly Readonly<{ suburbs: number; others: number }>[] = [
  { suburbs: 4, others: 1 },
  { suburbs: 6, others: 2 },
  { suburbs: Infinity, others: 3 },
];

/**
 * The best `take` candidates without duplicates: exact matches first, then prefixes, then fuzzy ones; suburbs first in
 * each. Every kind is represented.
 * @param candidates those of one kind in their order
 */
export function mixCandidates(candidates: readonly Candidate[], take: number): Candidate[] {
  const seen = new Set<string>();
  const ordered = candidates
    .filter(({ kind, target }) => !seen.has(`${kind} ${target}`) && Boolean(seen.add(`${kind} ${target}`)))
    .toSorted(
      (a, b) =>
        a.misfit - b.misfit ||
        rankOf(a.kind) - rankOf(b.kind) ||
        b.weight - a.weight ||
        a.label.length - b.label.length,
    );
  const kinds = new Set(ordered.map(({ kind }) => kind));
  if (kinds.size <= 1) return ordered.slice(0, take);
  const scale = Math.max(1, take / 8);
  const chosen = new Set<Candidate>();
  for (const { suburbs, others } of rounds) {
    const counts = new Map<SuggestionKind, number>();
    for (const { kind } of chosen) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const candidate of ordered) {
      if (chosen.size >= take) break;
      const count = counts.get(candidate.kind) ?? 0;
      if (chosen.has(candidate) || count >= (candidate.kind === 'suburb' ? suburbs : others) * scale) continue;
      chosen.add(candidate);
      counts.set(candidate.kind, count + 1);
    }
  }
  return ordered.filter((candidate) => chosen.has(candidate));
}
