export const listingPurposes = [
  { name: 'buy', label: 'Buy' },
  { name: 'rent', label: 'Rent' },
] as const;
export type ListingPurpose = (typeof listingPurposes)[number]['name'];

export const listingClasses = [
  { name: 'rental', label: 'Rental' },
  { name: 'sale', label: 'Sale' },
] as const;
export type ListingClass = (typeof listingClasses)[number]['name'];

export const listingStatuses = [
  { name: 'available', label: 'Available' },
  { name: 'completed', label: 'Completed' },
  { name: 'removed', label: 'Removed' },
] as const;
export type ListingStatus = (typeof listingStatuses)[number]['name'];

/** Prominence that an office pays for; a higher number comes first in boosted order. */
export const tiers = [
  { name: 'basic', number: 0, label: 'Basic' },
  { name: 'standard', number: 1, label: 'Standard' },
  { name: 'feature', number: 2, label: 'Feature' },
  { name: 'premiere', number: 3, label: 'Premiere' },
] as const;
export type ListingTier = (typeof tiers)[number]['name'];

export const externalMediaTypes = [
  { name: 'InteractiveFloorPlan', label: 'Interactive floor plan' },
  { name: 'Others', label: 'More' },
  { name: 'Video', label: 'Video' },
  { name: 'VirtualTour', label: 'Virtual tour' },
] as const;
export type ExternalMediaType = (typeof externalMediaTypes)[number]['name'];
