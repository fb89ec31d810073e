import { stateByCode, metresBetween, type Point } from '@verandah/market';

/** The zone of a location; a few localities have another than their state. */
export function timeZoneOf(stateCode: string, place: Point): string {
  // The county around Broken Hill is in South Australia's zone.
  if (stateCode === 'NSW' && metresBetween(place, { latitude: -31.957, longitude: 141.465 }) < 60_000)
    return 'Australia/Adelaide';
  if (stateCode === 'NSW' && place.longitude > 156) return 'Australia/Lord_Howe';
  if (stateCode === 'WA' && place.longitude > 125.4 && place.latitude < -31) return 'Australia/Eucla';
  return stateByCode(stateCode)?.timeZone ?? 'Australia/Melbourne';
}
