export { openErrorReports, type ErrorReports, type ReportFacts } from './error-reports.ts';
