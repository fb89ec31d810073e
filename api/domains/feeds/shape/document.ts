import { features as vocabulary, type FeatureName, plural } from '@verandah/market';
import { type StoredDocument, type StoredPhoto, withoutMoment } from '../../listings/public.ts';
import { bySlot } from '../map/media.ts';
import { instantOfMoment, localMoment, type LocalMoment } from '../map/moment.ts';
import type { FeedRecord } from '../map/record.ts';

/** Until a picture has been fetched: 3:2 and a light grey. */
const unknownPicture = { width: 1200, height: 800, colour: '#d9dbd7' };

function storedPictures(
  slots: Readonly<Record<string, string | null>> | undefined,
  label: string,
  known: readonly StoredPhoto[],
): StoredPhoto[] {
  const filled = Object.entries(slots ?? {}).filter((entry): entry is [string, string] => entry[1] !== null);
  return filled
    .toSorted(([a], [b]) => bySlot(a, b))
    .map(([slot, source], index) => {
      // A picture that was fetched before stays; of one that has changed the old one, until the new one is here.
      const same =
        known.find((photo) => photo.source === source) ??
        known.find((photo) => photo.source !== undefined && withoutMoment(photo.source) === withoutMoment(source));
      return { ...unknownPicture, ...same, slot, source, alt: `${label} ${index + 1}` };
    });
}

const foldText = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const byWord = new Map<string, FeatureName>(
  vocabulary.flatMap(({ name, label }) => [
    [foldText(name), name],
    [foldText(label), name],
  ]),
);

/** Features of the vocabulary: those stated by elements, and those named in the agent's own words. */
export function featureNamesOf({ features = {}, otherFeatures = [] }: FeedRecord): FeatureName[] {
  const named = otherFeatures.map((words) => byWord.get(foldText(words))).filter((name) => name !== undefined);
  return vocabulary.map(({ name }) => name).filter((name) => features[name] ?? named.includes(name));
}

const countText = (count: number | null | undefined, one: string): string[] => (count ? [plural(count, one)] : []);

function extraFeatures({ counts = {}, extras = {}, otherFeatures = [] }: FeedRecord): string[] {
  return [
    ...countText(counts.ensuite, 'ensuite'),
    ...countText(counts.toilets, 'toilet'),
    ...countText(counts.livingAreas, 'living area'),
    ...Object.entries(extras)
      .filter(([, yes]) => yes)
      .map(([label]) => label),
    ...otherFeatures.filter((words) => !byWord.has(foldText(words))),
  ];
}

function storedVideos({ tours = [], video }: FeedRecord): StoredDocument['videos'] {
  const links = tours.map((url) => ({
    type: /floor-?plan/i.test(url) ? ('InteractiveFloorPlan' as const) : ('VirtualTour' as const),
    url,
  }));
  return video === undefined || video === null ? links : [{ type: 'Video', url: video }, ...links];
}

/** The day until which offers are taken, and the instant if it has a time. */
function setSaleOf(moment: LocalMoment, timeZone: string): NonNullable<StoredDocument['setSale']> {
  const at = instantOfMoment(moment, timeZone)?.at.toISOString();
  return { on: localMoment(moment, timeZone).day, ...(at === undefined ? {} : { at }) };
}

/** What an agent entered about the auction stays until the feed states how it ended. */
const ownOutcome = ({ auctionOutcome }: StoredDocument): StoredDocument['auctionOutcome'] =>
  auctionOutcome?.own ? auctionOutcome : undefined;

/** The content of the listing's page. `known` is the stored document, whose fetched pictures are retained. */
export function documentOf(record: FeedRecord, known: StoredDocument, timeZone: string | null): StoredDocument {
  const { land = {}, building = {}, rural = {}, documents = {} } = record;
  const outcome = record.auctionOutcome === undefined ? ownOutcome(known) : record.auctionOutcome;
  return {
    photos: storedPictures(record.photos, 'Photo', known.photos),
    floorPlans: storedPictures(record.floorPlans, 'Floor plan', known.floorPlans),
    videos: storedVideos(record),
    documents: [
      // Victoria requires it: it is the first.
      ...(record.statementOfInformation
        ? [{ title: 'Statement of Information', url: record.statementOfInformation }]
        : []),
      ...Object.entries(documents)
        .toSorted(([a], [b]) => bySlot(a, b))
        .flatMap(([, each]) => (each === null ? [] : [each])),
    ],
    extraFeatures: extraFeatures(record),
    ...(land.depth === undefined || land.depth === null ? {} : { landDepth: land.depth }),
    ...(land.crossOver === undefined || land.crossOver === null ? {} : { crossOver: land.crossOver }),
    ...(building.newlyBuilt === undefined ? {} : { newlyBuilt: building.newlyBuilt }),
    ...(building.energyRating === undefined || building.energyRating === null
      ? {}
      : { energyRating: building.energyRating }),
    ...(building.yearBuilt ? { yearBuilt: building.yearBuilt } : {}),
    ...(building.yearRenovated ? { yearRenovated: building.yearRenovated } : {}),
    ...(record.depositTaken === true && record.status === 'current' ? { depositTaken: true } : {}),
    ...(record.setSale && timeZone !== null ? { setSale: setSaleOf(record.setSale, timeZone) } : {}),
    ...(outcome ? { auctionOutcome: outcome } : {}),
    rural: Object.entries(rural).flatMap(([label, text]) => (text === null ? [] : [{ label, text }])),
  };
}
