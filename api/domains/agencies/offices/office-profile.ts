import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { avatarAddress } from '../../members/public.ts';
import type { SocialLinks } from '../agents/agent.ts';
import { officeListingCounts, officePlaces, type ModeCounts, type OfficePlace } from './office-store.ts';

/** The public profile of an office. */
export interface OfficeProfile {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly brandColour: string | null;
  /** Root-relative address of a picture as wide as it was sent. */
  readonly logo: string | null;
  /** Plain text; a blank line begins a paragraph. */
  readonly about: string;
  readonly socialLinks: SocialLinks;
  /** False for an office that was created by a feed and not claimed. */
  readonly claimed: boolean;
  readonly company: { readonly id: number; readonly slug: string; readonly name: string; readonly href: string } | null;
  readonly location: OfficePlace | null;
  readonly agentCount: number;
  readonly listingCounts: ModeCounts;
  /** Published reviews of its agents, and their average with one decimal. */
  readonly reviewCount: number;
  readonly averageRating: number | null;
  /** Its URL in the REST API, below /v1. */
  readonly href: string;
}

interface Row extends Pick<
  OfficeProfile,
  | 'id'
  | 'slug'
  | 'name'
  | 'phone'
  | 'address'
  | 'brandColour'
  | 'logo'
  | 'about'
  | 'socialLinks'
  | 'claimed'
  | 'reviewCount'
  | 'agentCount'
> {
  readonly sum: number;
  readonly companyId: number | null;
  readonly companySlug: string | null;
  readonly companyName: string | null;
}

const noListings: ModeCounts = { buy: 0, rent: 0, sold: 0, leased: 0 };

/** Offices in the order of the ids, without unknown ones. */
export async function officeProfiles(database: Database, ids: readonly number[]): Promise<OfficeProfile[]> {
  if (ids.length === 0) return [];
  const wanted = [...ids];
  const { rows } = await sql<Row>`
    select o.id, o.slug, o.name, o.phone, o.address, o.brand_colour as "brandColour", o.logo, o.about,
      o.social as "socialLinks", o.claimed, o.review_count as "reviewCount", o.review_sum as sum,
      (select count(*) from agent a where a.office_id = o.id and a.left_at is null)::int as "agentCount",
      c.id as "companyId", c.slug as "companySlug", c.name as "companyName"
    from office o left join company c on c.id = o.company_id
    where o.id = any(${wanted}::int[]) order by array_position(${wanted}::int[], o.id)`.execute(database);
  const known = rows.map(({ id }) => id);
  const [places, counts] = await Promise.all([officePlaces(database, known), officeListingCounts(database, known)]);
  return rows.map(({ sum, companyId, companySlug, companyName, ...office }) => ({
    ...office,
    logo: avatarAddress(office.logo),
    company:
      companyId === null
        ? null
        : { id: companyId, slug: companySlug ?? '', name: companyName ?? '', href: `/companies/${companyId}` },
    location: places.get(office.id) ?? null,
    listingCounts: counts.get(office.id) ?? noListings,
    averageRating: office.reviewCount === 0 ? null : Math.round((sum / office.reviewCount) * 10) / 10,
    href: `/offices/${office.id}`,
  }));
}
