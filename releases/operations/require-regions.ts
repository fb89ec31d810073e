import { Refusal } from '../refusal.ts';
import type { OperationsContext } from './context.ts';

/** @throws {Refusal} for a region while no header says where a visitor is */
export function requireRegions({ regionHeader }: OperationsContext, audiences: readonly string[]): void {
  if (regionHeader === undefined && audiences.some((one) => one.startsWith('region:')))
    throw new Refusal('invalid', 'No header says in which region a visitor is: set REGION_HEADER of the hosts.');
}
