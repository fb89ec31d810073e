export { rentalDocumentRoutes } from './rental-applications/routes.ts';
