import type { PropertyTypeName } from '@verandah/market';

/** A picture of a listing as its agent sees it. */
export interface HomePicture {
  /** Names it among those of the listing and its kind. */
  readonly id: string;
  /** Null until it has been fetched. */
  readonly key: string | null;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  /** The agent's own words; '' for those of the page. */
  readonly alt: string;
  readonly source: string | null;
  /** Why it could not be fetched. */
  readonly problem: string | null;
}

/** What the home is: the agent's own to change unless a feed sends the listing. Sizes in m², the frontage in m. */
export interface ListingHome {
  readonly byFeed: boolean;
  readonly propertyType: PropertyTypeName;
  readonly suburb: string | null;
  readonly unit: string | null;
  readonly streetNumber: string | null;
  readonly street: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly landMetres: number | null;
  readonly frontageMetres: number | null;
  readonly buildingMetres: number | null;
  readonly video: string | null;
  readonly photos: readonly HomePicture[];
  readonly floorPlans: readonly HomePicture[];
}

const pictureFields = 'id key width height colour alt source problem';
export const homeFields = `home {
  byFeed propertyType suburb unit streetNumber street latitude longitude landMetres frontageMetres buildingMetres video photos { ${pictureFields} } floorPlans { ${pictureFields} } }`;
