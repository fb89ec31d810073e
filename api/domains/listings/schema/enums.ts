import { features, propertyTypeNames, sorts, travelModes } from '@verandah/market';
import type { FeatureName, PropertyTypeName, SortName, TravelMode } from '@verandah/market';
import { builder } from '../../../platform/graph/public.ts';

export const ListingStatusType = builder.enumType('ListingStatusType', {
  values: ['buy', 'rent', 'sold', 'leased'] as const,
});
export const ListingStatus = builder.enumType('ListingStatus', {
  values: ['available', 'completed', 'removed'] as const,
});
export const ListingClass = builder.enumType('ListingClass', { values: ['sale', 'rental'] as const });
export const SearchMode = builder.enumType('SearchMode', { values: ['draw', 'location', 'map', 'office'] as const });
export const ListingTier = builder.enumType('ListingTier', {
  values: ['basic', 'standard', 'feature', 'premiere'] as const,
});
export const ExternalMediaType = builder.enumType('ExternalMediaType', {
  values: ['InteractiveFloorPlan', 'Others', 'Video', 'VirtualTour'] as const,
});

// The market's vocabulary, unchanged.
export const ListingSort = builder.enumType('ListingSort', { values: sorts.map(({ name }): SortName => name) });
export const PropertyTypeEnum = builder.enumType('PropertyTypeName', {
  values: propertyTypeNames.map((name): PropertyTypeName => name),
});
export const PropertyFeature = builder.enumType('PropertyFeature', {
  values: features.map(({ name }): FeatureName => name),
});
export const TravelModeEnum = builder.enumType('TravelMode', {
  values: travelModes.map(({ name }): TravelMode => name),
});
