import { mostMoment } from '../../../platform/keyset.ts';
import type { QuestionTopic } from '@verandah/market';
import {
  badInput,
  builder,
  connectionArgs,
  connectionType,
  withDescriptions,
  type GraphContext,
  sizeWithin,
  sliceOf,
  wantedOf,
} from '../../../platform/graph/public.ts';
import { Pagination } from '../../listings/public.ts';
import {
  findPlaceViews,
  localityBySlug,
  Location,
  type PlaceView,
  suburbView,
} from '../../geography/locations/public.ts';
import type { Page } from '../../../platform/paging.ts';
import { questionPageFor, questionsFor } from './loaders.ts';
import { similarQuestions } from './near-store.ts';
import { questionPageSize, type Question, type QuestionSort, type QuestionType as Kind } from './question.ts';
import {
  busiestPlaces,
  busiestTopics,
  type BusyPlace,
  type BusyTopic,
  questionByUri,
  questionPage,
  questionsAfter,
  type QuestionFilter,
} from './store.ts';
import { QuestionType, TopicEnum } from './types.ts';

const Sort = builder.enumType('QuestionSort', {
  description: 'Order of questions.',
  values: {
    newest: { description: 'Latest first.' },
    oldest: { description: 'Earliest first.' },
    popular: { description: 'By votes and answers.' },
    unanswered: { description: 'Unanswered questions, newest first.' },
  } as const satisfies Record<QuestionSort, object>,
});

interface FoundPage extends Page<Question> {
  readonly page: number;
  readonly size: number;
}

const QuestionPage = builder.objectRef<FoundPage>('QuestionPage').implement({
  description: 'A page of questions.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Total number of questions, counted up to 50,001.' }),
    results: t.field({ type: [QuestionType], resolve: ({ results }) => results }),
    pagination: t.field({
      type: Pagination,
      description: 'Which page this is.',
      resolve: ({ total, page, size }) => ({
        currentPage: page,
        totalPages: Math.ceil(total / size),
        skip: (page - 1) * size,
        take: size,
        pageSize: size,
      }),
    }),
  }),
});

const mostPages = 10_000;
const mostOnPage = 50;

async function pageOf(
  context: GraphContext,
  filter: QuestionFilter,
  page: number,
  take?: number | null,
): Promise<FoundPage> {
  if (page < 1 || page > mostPages) throw badInput(`page: ${page} must be between 1 and ${mostPages}.`);
  const onPage = sizeWithin('take', take ?? questionPageSize, mostOnPage);
  const found = await questionPageFor(context, { ...filter, skip: (page - 1) * onPage, take: onPage });
  return { page, size: onPage, ...found };
}

const BusyLocation = builder.objectRef<BusyPlace>('LocationQuestions').implement({
  description: 'How many questions a suburb has.',
  fields: (t) => ({
    location: t.field({
      type: Location,
      description: 'The suburb.',
      resolve: ({ locality }) => suburbView(locality, false),
    }),
    questionCount: t.exposeInt('questionCount', {
      description: 'Number of questions among the latest 5,000 of all locations.',
    }),
  }),
});

const TopicQuestions = builder.objectRef<BusyTopic>('TopicQuestions').implement({
  description: 'How many questions a topic has.',
  fields: (t) => ({
    topic: t.expose('topic', { type: TopicEnum, description: 'The topic.' }),
    questionCount: t.exposeInt('questionCount', {
      description: 'Number of questions among the latest 5,000 of all topics.',
    }),
  }),
});

const KindEnum = builder.enumType('QuestionKind', {
  description: 'Which questions are listed.',
  values: withDescriptions(['all', 'questions', 'discussions'] as const, {
    all: 'Questions and discussions.',
    discussions: 'Discussions only.',
    questions: 'Questions only.',
  }),
});
const filters = builder.args((t) => ({
  topic: t.field({ type: TopicEnum, description: 'Only those on this topic.' }),
  kind: t.field({ type: KindEnum, defaultValue: 'all', description: 'Questions, discussions or both.' }),
  term: t.string({ description: 'Words to find in title and text.' }),
}));
const size = builder.args((t) => ({
  take: t.int({ defaultValue: questionPageSize, description: `Questions per page, at most ${mostOnPage}.` }),
}));
const mostTerm = 200;

/** The arguments of `filters`. */
function filterOf({
  topic,
  kind,
  term,
}: {
  topic?: QuestionTopic | null | undefined;
  kind?: Kind | null | undefined;
  term?: string | null | undefined;
}): Pick<QuestionFilter, 'topic' | 'type' | 'term'> {
  const words = (term ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (words.length > mostTerm) throw badInput(`term: must have at most ${mostTerm} characters.`);
  return { topic: topic ?? undefined, type: kind ?? 'all', term: words === '' ? undefined : words };
}

/** The questions of a panel, which shows no total: nothing is counted. */
const panelOf = async (context: GraphContext, sort: QuestionSort): Promise<Question[]> => [
  ...(await questionsFor(context, { sort, take: questionPageSize })),
];

const QuestionConnection = connectionType('Question', QuestionType);
const panel = {
  newest: 'The latest five questions.',
  popular: 'The five with the most votes and answers.',
  unanswered: 'The latest five unanswered questions.',
};

const Index = builder.objectRef<object>('QAndAIndex').implement({
  description: 'Questions and discussions about all locations.',
  fields: (t) => ({
    newest: t.field({
      type: [QuestionType],
      description: panel.newest,
      resolve: (_, _args, context) => panelOf(context, 'newest'),
    }),
    popular: t.field({
      type: [QuestionType],
      description: panel.popular,
      resolve: (_, _args, context) => panelOf(context, 'popular'),
    }),
    unanswered: t.field({
      type: [QuestionType],
      description: panel.unanswered,
      resolve: (_, _args, context) => panelOf(context, 'unanswered'),
    }),
    questions: t.field({
      type: QuestionPage,
      description: 'Questions and discussions about all locations.',
      args: {
        sortOrder: t.arg({ type: Sort, defaultValue: 'newest', description: 'Order of the questions.' }),
        page: t.arg.int({ defaultValue: 1, description: 'Number of the page, from 1.' }),
        ...size,
        ...filters,
      },
      resolve: (_, { sortOrder, page, take, ...rest }, context) =>
        pageOf(context, { sort: sortOrder ?? 'newest', ...filterOf(rest) }, page ?? 1, take),
    }),
    topics: t.field({
      type: [TopicQuestions],
      description: 'Topics, the busiest first.',
      resolve: async (_, _args, { cachedEntities }) => [...(await cachedEntities.of(busiestTopics, 'all'))],
    }),
    locations: t.field({
      type: [BusyLocation],
      description: 'Locations with the most questions; at most twelve.',
      resolve: async (_, _args, { cachedEntities }) => [...(await cachedEntities.of(busiestPlaces, 12))],
    }),
  }),
});

interface PlaceIndex {
  readonly place: PlaceView;
  readonly sortOrder: QuestionSort;
  readonly page: number;
}
const LocationIndex = builder.objectRef<PlaceIndex>('LocationQAndAIndex').implement({
  description: 'Questions and discussions about a suburb, or about all suburbs of a region, state or postcode.',
  fields: (t) => ({
    location: t.field({
      type: Location,
      description: 'The suburb, region, state or postcode.',
      resolve: ({ place }) => place,
    }),
    sortOrder: t.expose('sortOrder', { type: Sort, description: 'The order that was requested.' }),
    questions: t.field({
      type: QuestionPage,
      description: 'Questions and discussions about it.',
      args: { ...size, street: t.arg.string({ description: 'Only questions about this street.' }), ...filters },
      resolve: ({ place, sortOrder, page }, { street, take, ...rest }, context) =>
        pageOf(
          context,
          { scope: place.scope, sort: sortOrder, street: street ?? undefined, ...filterOf(rest) },
          page,
          take,
        ),
    }),
  }),
});

builder.queryFields((t) => ({
  qAndAIndex: t.field({
    type: Index,
    description: 'Questions and discussions about all locations.',
    resolve: () => ({}),
  }),
  locationQAndAIndex: t.field({
    type: LocationIndex,
    nullable: true,
    args: {
      locationUniqueUri: t.arg.string({
        required: true,
        description: 'Slug or ID of a suburb, region, state or postcode.',
      }),
      sortOrder: t.arg({ type: Sort, defaultValue: 'newest', description: 'Order of the questions.' }),
      page: t.arg.int({ defaultValue: 1, description: 'Number of the page, from 1.' }),
    },
    description:
      'Questions and discussions about a location by slug or ID, or by a former slug; the response has the current one.',
    async resolve(_, { locationUniqueUri, sortOrder, page }, { database, suburbs, cachedEntities }) {
      const [place] = await findPlaceViews(database, [locationUniqueUri.slice(0, 200)], false, suburbs, cachedEntities);
      return place ? { place, sortOrder: sortOrder ?? 'newest', page: page ?? 1 } : null;
    },
  }),
  questionsConnection: t.field({
    type: QuestionConnection,
    nullable: true,
    args: {
      locationUniqueUri: t.arg.string({
        description: 'Slug or ID of a suburb, region, state or postcode; omit it for all locations.',
      }),
      ...filters,
      ...connectionArgs,
    },
    description: 'Questions and discussions by cursor, latest first; null for an unknown location.',
    async resolve(_, { locationUniqueUri, first, after, ...rest }, { database, viewer, suburbs, cachedEntities }) {
      const slug = locationUniqueUri ?? undefined;
      const [place] =
        slug === undefined ? [] : await findPlaceViews(database, [slug.slice(0, 200)], false, suburbs, cachedEntities);
      if (slug !== undefined && !place) return null;
      const filter = { ...(place && { scope: place.scope }), sort: 'newest', ...filterOf(rest) } as const;
      const wanted = wantedOf(`questions ${place?.slug ?? ''}`, mostMoment, { first, after });
      return sliceOf(
        wanted,
        await questionsAfter(database, viewer, filter, wanted),
        async () => (await questionPage(database, viewer, filter, { skip: 0, take: 0 })).total,
      );
    },
  }),
  similarQuestions: t.field({
    type: [QuestionType],
    args: {
      title: t.arg.string({ required: true, description: 'Title of the question being written.' }),
      locationUniqueUri: t.arg.string({ description: 'Slug of the suburb; omit it for all.' }),
      take: t.arg.int({ defaultValue: 5 }),
    },
    description: 'Earlier questions in similar words; at most ten. An unknown location is ignored.',
    async resolve(_, { title, locationUniqueUri, take }, { database }) {
      const most = sizeWithin('take', take ?? 5, 10);
      const place =
        locationUniqueUri == null ? undefined : await localityBySlug(database, locationUniqueUri.toLowerCase());
      return similarQuestions(database, title.slice(0, 300), place?.id ?? null, most);
    },
  }),
  qAndA: t.field({
    type: QuestionType,
    nullable: true,
    args: { questionUniqueUri: t.arg.string({ required: true, description: 'Name of the question in addresses.' }) },
    description: 'A question by its uri, or by a former uri that ends with its ID; the response has the current one.',
    resolve: async (_, { questionUniqueUri }, { database, viewer }) =>
      (await questionByUri(database, viewer, questionUniqueUri)) ?? null,
  }),
}));
