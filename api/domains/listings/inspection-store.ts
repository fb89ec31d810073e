/** ISO 8601, UTC */
export interface InspectionView {
  readonly startsAt: string;
  readonly endsAt: string;
}
