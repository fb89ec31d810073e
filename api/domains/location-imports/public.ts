export type { BoundaryReport, Dropped, LocalityReport, SchoolReport } from './report.ts';
