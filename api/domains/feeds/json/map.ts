import * as v from 'valibot';
import { cutText } from '../cut-text.ts';
import { atMoment, fileSource, isFileName } from '../../listings/public.ts';
import { splitStreetNumber } from '../map/address.ts';
import { categoryType } from '../map/category.ts';
import { splitWords } from '../map/features.ts';
import { fieldIfGiven } from '../map/given.ts';
import type { MappedListing } from '../map/listing.ts';
import { readLink } from '../map/link.ts';
import { modTimeText } from '../map/mod-time.ts';
import { readMoment } from '../map/moment.ts';
import type { FeedAddress, FeedAgent, FeedRecord } from '../map/record.ts';
import { ruralLabels } from '../map/rural.ts';
import { statusFitsKind } from '../map/status.ts';
import { readText } from '../map/text.ts';
import type { DisplayDefault, FeedElement } from '../read/element.ts';
import { makeNote, type Note, type Place } from '../report/note.ts';
import { jsonListing, ruralNames, type JsonListing } from './schema.ts';
import { photoSlot } from '../map/media.ts';

/** Notes of one listing, at most: a listing of another format has a problem in each field. */
const mostProblems = 20;

const valueOf = (value: unknown, name: string): string => {
  const own: unknown =
    typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? (value as Readonly<Record<string, unknown>>)[name]
      : undefined;
  return typeof own === 'string' ? cutText(own.trim(), 50) : '';
};

/** Kind and ids as far as they can be read, for the report of a rejected listing. */
export const jsonIdentity = (value: unknown): { kind: string; agentId: string | null; uniqueId: string | null } => ({
  kind: valueOf(value, 'kind') || 'listing',
  agentId: valueOf(value, 'agentId').toUpperCase() || null,
  uniqueId: valueOf(value, 'uniqueId') || null,
});

/** Advice on an issue. */
function adviseOn({ kind, expected, received, message }: v.BaseIssue<unknown>): string {
  if (kind !== 'schema') return message;
  if (expected === 'never') return 'is not a field of the format; leave it out';
  if (received === 'undefined') return 'is missing';
  return `must be ${(expected ?? 'another value').replaceAll(' | ', ' or ').replace(/^\((.*)\)$/, '$1')}, not ${received}`;
}

const pointTo = (at: Place, keys: readonly PropertyKey[]): Place => ({
  path: [at.path, ...keys.map((key) => String(key).slice(0, 50).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/'),
  line: at.line,
});

function problemsOf(at: Place, issues: readonly v.BaseIssue<unknown>[]): [Note, ...Note[]] {
  const [first, ...more] = issues.slice(0, mostProblems).map((issue) =>
    makeNote(
      'value-not-in-schema',
      pointTo(
        at,
        (issue.path ?? []).map(({ key }) => key as PropertyKey),
      ),
      adviseOn(issue),
    ),
  );
  return [first ?? makeNote('value-not-in-schema', at), ...more];
}

/** A text with single spaces; null for none. */
const tidyText = (text: string | null | undefined): string | null => text?.replace(/\s+/g, ' ').trim() || null;

/** The mapping of one listing: its notes, and the office's default for a missing `display`. */
class JsonMapping {
  readonly notes: Note[] = [];
  readonly #at: FeedElement;
  readonly #missing: boolean;

  constructor(at: FeedElement, missing: DisplayDefault) {
    this.#at = at;
    this.#missing = missing === 'yes';
  }

  #place(...keys: readonly (string | number)[]): Place {
    return pointTo(this.#at, keys);
  }

  #shown(
    display: boolean | undefined,
    code: 'price-hidden' | 'address-hidden' | 'sold-price-hidden',
    ...keys: readonly string[]
  ): boolean {
    const visible = display ?? this.#missing;
    if (!visible) this.notes.push(makeNote(code, this.#place(...keys)));
    return visible;
  }

  #text(name: 'headline' | 'description' | 'priceText', text: string | undefined, most: number): string | undefined {
    return text === undefined
      ? undefined
      : readText({ ...this.#place(name), text }, this.notes, most, name === 'description');
  }

  #link(url: string | null | undefined, ...keys: readonly (string | number)[]): string | null | undefined {
    return readLink(url ?? '', this.#place(...keys), this.notes);
  }

  #address(address: JsonListing['address']): FeedAddress | undefined {
    if (address === undefined) return undefined;
    const split = splitStreetNumber(tidyText(address.streetNumber) ?? '');
    const lot = tidyText(address.lotNumber)?.replace(/^lot\s*/i, '') ?? null;
    const lotText = lot === null ? null : `Lot ${lot}`;
    return {
      visible: this.#shown(address.display, 'address-hidden', 'address', 'display'),
      suburbVisible: address.displaySuburb ?? this.#missing,
      unit: tidyText(address.unit) ?? split.unit ?? (split.number === null ? null : lotText),
      streetNumber: split.number ?? lotText,
      street: tidyText(address.street),
      suburb: tidyText(address.suburb) ?? '',
      state: address.state,
      postcode: address.postcode ?? null,
      country: tidyText(address.country),
    };
  }

  #moment(text: string | null | undefined, ...keys: readonly string[]): FeedRecord['auction'] {
    if (text === undefined || text === null) return text;
    const read = readMoment(text);
    if (read !== null && read !== 'none') return read;
    this.notes.push(makeNote('date-unreadable', this.#place(...keys), text));
    return undefined;
  }

  /** A day of the schema, if it exists. */
  #day(text: string | null | undefined, ...keys: readonly string[]): string | null | undefined {
    const read = this.#moment(text, ...keys);
    return read ? read.day : read;
  }

  #agents(agents: JsonListing['agents']): FeedRecord['agents'] {
    return (
      agents &&
      Object.fromEntries(
        agents.map(({ name, phone, email, agentId, key, photo, ...social }, index): [string, FeedAgent] => [
          String(index + 1),
          {
            agentId: agentId?.toUpperCase() ?? null,
            ...fieldIfGiven('key', key),
            name: tidyText(name) ?? name,
            ...fieldIfGiven('phone', phone === undefined ? undefined : tidyText(phone)),
            ...fieldIfGiven('email', email === undefined ? undefined : (email?.toLowerCase() ?? null)),
            ...fieldIfGiven('photo', photo === undefined ? undefined : this.#link(photo, 'agents', index, 'photo')),
            ...(Object.keys(social).length > 0 && { social }),
          },
        ]),
      )
    );
  }

  #inspections(inspections: JsonListing['inspections']): FeedRecord['inspections'] {
    return inspections?.flatMap(({ day, from, to }, index) => {
      const [start, end] = [readMoment(`${day}T${from}`), readMoment(`${day}T${to}`)];
      if (start === null || end === null || start === 'none' || end === 'none') {
        this.notes.push(
          makeNote('inspection-unreadable', this.#place('inspections', index), `${day} ${from} to ${to}`),
        );
        return [];
      }
      if (to <= from) {
        this.notes.push(
          makeNote('inspection-ends-before-start', this.#place('inspections', index), `${from} to ${to}`),
        );
        return [];
      }
      return [{ day: start.day, from: start.time ?? '', to: end.time ?? '' }];
    });
  }

  #pictures(
    name: 'photos' | 'floorPlans',
    pictures: JsonListing['photos'],
  ): Readonly<Record<string, string | null>> | undefined {
    if (pictures === undefined) return undefined;
    return Object.fromEntries(
      pictures.map(({ url, file, modifiedAt }, index) => {
        const slot = name === 'photos' ? photoSlot(index) : String(index + 1);
        if (file === undefined) {
          const link = this.#link(url, name, index, 'url');
          return [slot, link ? atMoment(link, modifiedAt) : null];
        }
        if (isFileName(file)) return [slot, atMoment(fileSource(file), modifiedAt)];
        this.notes.push(makeNote('picture-without-address', this.#place(name, index, 'file')));
        return [slot, null];
      }),
    );
  }

  record(listing: JsonListing): FeedRecord {
    const { address, price, rent, sold, documents, agents } = listing;
    const auction = this.#moment(listing.auction, 'auction');
    const setSale = this.#moment(listing.setSale, 'setSale');
    const statement = listing.statementOfInformation;
    return {
      kind: listing.kind,
      agentId: listing.agentId.toUpperCase(),
      uniqueId: listing.uniqueId,
      status: listing.status,
      replaces: ['photos', 'floorPlans', 'documents', 'agents'],
      ...fieldIfGiven('address', this.#address(address)),
      ...fieldIfGiven('position', listing.position),
      ...fieldIfGiven('authority', listing.authority),
      ...fieldIfGiven('auction', auction),
      ...fieldIfGiven('setSale', setSale),
      ...fieldIfGiven('auctionOutcome', listing.auctionOutcome && { day: null, ...listing.auctionOutcome }),
      ...(listing.auctionOutcome === null && { auctionOutcome: null }),
      ...fieldIfGiven('availableOn', this.#day(listing.availableOn, 'availableOn')),
      ...fieldIfGiven(
        'price',
        price && { amount: price.amount, visible: this.#shown(price.display, 'price-hidden', 'price', 'display') },
      ),
      ...fieldIfGiven('priceView', this.#text('priceText', listing.priceText, 120)),
      ...fieldIfGiven(
        'rent',
        rent && { weekly: rent.weekly, visible: this.#shown(rent.display, 'price-hidden', 'rent', 'display') },
      ),
      ...fieldIfGiven('bond', listing.bond),
      ...fieldIfGiven('underOffer', listing.underOffer),
      ...fieldIfGiven('depositTaken', listing.depositTaken),
      ...fieldIfGiven('holiday', listing.holiday),
      ...fieldIfGiven(
        'propertyType',
        listing.category === undefined
          ? undefined
          : categoryType(listing.category, listing.kind, this.#place('category'), this.notes),
      ),
      ...fieldIfGiven('headline', this.#text('headline', listing.headline, 150)),
      ...fieldIfGiven('description', this.#text('description', listing.description, 65_535)),
      ...fieldIfGiven('counts', listing.counts),
      ...fieldIfGiven('features', listing.features),
      ...fieldIfGiven('otherFeatures', listing.otherFeatures && splitWords(listing.otherFeatures.join('\n'))),
      ...fieldIfGiven('land', listing.land),
      ...fieldIfGiven('building', listing.building),
      ...fieldIfGiven(
        'rural',
        listing.rural &&
          Object.fromEntries(
            ruralNames.flatMap((name) => {
              const text = listing.rural?.[name];
              return text === undefined
                ? []
                : [
                    [
                      ruralLabels[name],
                      text === null
                        ? null
                        : readText({ ...this.#place('rural', name), text }, this.notes, 2000) || null,
                    ],
                  ];
            }),
          ),
      ),
      ...fieldIfGiven('inspections', this.#inspections(listing.inspections)),
      ...fieldIfGiven('photos', this.#pictures('photos', listing.photos)),
      ...fieldIfGiven('floorPlans', this.#pictures('floorPlans', listing.floorPlans)),
      ...fieldIfGiven(
        'documents',
        documents &&
          Object.fromEntries(
            documents.map(({ title, url }, index) => {
              const link = this.#link(url, 'documents', index, 'url');
              const slot = String(index + 1);
              return [slot, link ? { title: tidyText(title) ?? `Document ${slot}`, url: link } : null];
            }),
          ),
      ),
      ...fieldIfGiven(
        'tours',
        listing.tours && [...new Set(listing.tours.flatMap((url, index) => this.#link(url, 'tours', index) ?? []))],
      ),
      ...fieldIfGiven(
        'statementOfInformation',
        statement === undefined ? undefined : this.#link(statement, 'statementOfInformation'),
      ),
      ...fieldIfGiven('video', listing.video === undefined ? undefined : this.#link(listing.video, 'video')),
      ...fieldIfGiven('agents', this.#agents(agents)),
      ...fieldIfGiven(
        'sold',
        sold && {
          ...fieldIfGiven('price', sold.price),
          ...(sold.price === undefined
            ? {}
            : { priceVisible: this.#shown(sold.displayPrice, 'sold-price-hidden', 'sold', 'displayPrice') }),
          ...fieldIfGiven('day', this.#day(sold.day, 'sold', 'day')),
        },
      ),
    };
  }
}

/** One listing of a JSON document as a record, or every field that violates the schema. */
export function mapJsonListing(value: unknown, at: FeedElement, missing: DisplayDefault): MappedListing {
  const { success, output, issues } = v.safeParse(jsonListing, value, { abortPipeEarly: true });
  if (!success) {
    const [refusal, ...more] = problemsOf(at, issues);
    return { record: null, refusal, more };
  }
  if (!statusFitsKind(output.status, output.kind))
    return { record: null, refusal: makeNote('status-not-for-kind', pointTo(at, ['status']), output.status) };
  const mapping = new JsonMapping(at, missing);
  const record = mapping.record(output);
  const modified = output.modifiedAt === undefined ? null : readMoment(output.modifiedAt);
  const isTime = modified !== null && modified !== 'none';
  if (!isTime && output.modifiedAt !== undefined)
    mapping.notes.push(makeNote('modtime-missing', pointTo(at, ['modifiedAt']), output.modifiedAt));
  return {
    record,
    modTime: isTime ? modTimeText(modified) : null,
    notes: mapping.notes,
  };
}

/** Names of the format in paths of notes, and what JSON calls them. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\/suburb\/@display$/, '/displaySuburb'],
  [/\/auction\/@date$/, '/auction'],
  [/\/inspectionTimes\/inspection$/, '/inspections'],
  [/\/priceView$/, '/priceText'],
  [/\/agentID$/, '/agentId'],
  [/\/listingAgent\[@id=\w+\]$/, '/agents'],
];

/** A note about a listing of a JSON document, whose path names its fields. */
export const jsonNote = (about: Note): Note => ({
  ...about,
  path: names.reduce((path, [name, own]) => path.replace(name, own), about.path),
});
