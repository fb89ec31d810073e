import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { printedSchema } from './graphql/public.ts';
import { writtenDocument } from './rest/public.ts';

type Json = Readonly<Record<string, unknown>>;

/** Words for an address, alone or at the end of a name. */
const linkWord = /(?:^|[a-z])(?:urls?|hrefs?|paths?|links?|address|websites?|slugs?)$/i;

/** Text fields with one of these words in their name that are not links to pages of the site. */
const noLinks: Readonly<Record<string, readonly string[]>> = {
  'a complete address elsewhere': [
    'AgentProfileInput.website',
    'Company.website',
    'ExternalMedia.url',
    'ListingDocument.url',
    'OfficePageInput.website',
    'SocialLinks.website',
    'Webhook.url',
    'addWebhook.url',
    'companies.website',
    'company.website',
    'documents.url',
    'facebookPage.url',
    'facebookPages.url',
    'floorPlans.url',
    'photos.url',
    'socialLinks.website',
    'videos.url',
  ],
  'complete, in a message to another system': ['WebhookEnquiry.url', 'WebhookUpload.url'],
  'what an authenticator app reads (otpauth:)': ['beginSecondFactor.address'],
  'a place in a document that was fed': ['notes.path'],
  'named by the source (GQL-08)': ['Query.agentPerformanceHubUrls'],
  'stored rows as they are': ['alerts.address', 'alertsByEmail.address', 'claimedHomes.address'],
  'where a home or an office stands': [
    'RentalProfile.address',
    'RentalProfileInput.address',
    'AgentTransaction.address',
    'AgentTransactionInput.address',
    'ClaimedHome.address',
    'Office.address',
    'OfficeInput.address',
    'OfficePageInput.address',
    'PersonEnquiryInput.address',
    'PropertyEnquiry.address',
    'SellerEnquiry.address',
    'addAgentTransaction.address',
    'agentTransaction.address',
    'agentTransactions.address',
    'changeAgentTransaction.address',
    'companyOffices.address',
    'office.address',
    'offices.address',
    'officesOfCompany.address',
  ],
  'a name in addresses, by which searches and other fields name the thing; what is new has a uri': [
    'BlogAuthor.slug',
    'Company.slug',
    'ListingAddress.locationSlug',
    'ListingOffice.slug',
    'Location.slug',
    'LocationPin.slug',
    'LocationReview.locationSlug',
    'LocationSuggestion.officeSlug',
    'LocationSuggestion.slug',
    'Office.slug',
    'OfficeLocation.locationSlug',
    'Post.authorSlug',
    'Post.slug',
    'Post.topicSlug',
    'PostDraft.slug',
    'PostInput.slug',
    'PostSummary.authorSlug',
    'PostSummary.slug',
    'PostSummary.topicSlug',
    'PostTopic.slug',
    'Property.locationSlug',
    'Property.slug',
    'Property.streetSlug',
    'School.slug',
    'SearchLocation.slug',
    'SearchLocationInput.slug',
    'ServicedLocation.slug',
    'Street.locationSlug',
    'Street.slug',
    'SuburbWithHomes.slug',
    'addLocationReview.locationSlug',
    'addPost.slug',
    'changeLocationReview.locationSlug',
    'companies.slug',
    'company.slug',
    'companyOffices.slug',
    'draft.slug',
    'drafts.slug',
    'listingSchools.slug',
    'location.locationSlug',
    'location.slug',
    'locationByUri.slug',
    'locationReviews.locationSlug',
    'locations.slug',
    'locationsNearPosition.slug',
    'nearbyLocations.slug',
    'nearestLocations.slug',
    'office.slug',
    'offices.slug',
    'officesOfCompany.slug',
    'post.authorSlug',
    'post.slug',
    'post.topicSlug',
    'posts.authorSlug',
    'posts.slug',
    'posts.topicSlug',
    'publishPost.slug',
    'savePost.slug',
    'school.slug',
    'searchLocations.officeSlug',
    'searchLocations.slug',
    'servicedLocations.slug',
    'surroundingSuburbs.slug',
    'withdrawPost.slug',
  ],
};

/** Each field by its type, or in REST by what it is in: a property, a named schema or an operation. */
interface Field {
  readonly name: string;
  readonly isDeprecated: boolean;
  /** Whether a field `uri` is beside it. */
  readonly besideUri: boolean;
}

function* graphFields(): Generator<Field> {
  const schema = buildSchema(printedSchema());
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)))
      continue;
    const fields: Readonly<Record<string, GraphQLField<unknown, unknown> | GraphQLInputField>> = type.getFields();
    for (const { name, type: of, deprecationReason } of Object.values(fields)) {
      if (
        !linkWord.test(name) ||
        !isLeafType(getNamedType(of)) ||
        ['Boolean', 'Int'].includes(String(getNamedType(of)))
      )
        continue;
      yield {
        name: `${type.name}.${name}`,
        isDeprecated: deprecationReason === 'Use uri',
        besideUri: 'uri' in fields && String(fields['uri']?.type) === String(of),
      };
    }
  }
}

function* restFields(value: unknown, owner: string): Generator<Field> {
  if (typeof value !== 'object' || value === null) return;
  const { properties, operationId, ...rest } = value as Json;
  const name = typeof operationId === 'string' ? operationId : owner;
  if (typeof properties === 'object' && properties !== null) {
    for (const [key, schema] of Object.entries(properties as Readonly<Record<string, Json>>)) {
      if (linkWord.test(key) && isText(schema))
        yield { name: `${name}.${key}`, isDeprecated: schema['deprecated'] === true, besideUri: 'uri' in properties };
      yield* restFields(schema, key === 'results' ? name : key);
    }
  }
  for (const [key, each] of Object.entries(rest)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'schemas') for (const [title, schema] of Object.entries(each as Json)) yield* restFields(schema, title);
    else yield* restFields(each, name);
  }
}

function isText(schema: Json): boolean {
  const either = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined;
  return [schema['type']].flat().includes('string') || (either?.some(isText) ?? false);
}

const fields = [...graphFields(), ...restFields(JSON.parse(writtenDocument()), '')];

test('[REST-34] a link is called uri: other names are deprecated beside it, or not links', () => {
  const exceptions = Object.values(noLinks).flat();
  const others = fields.filter(({ name, isDeprecated }) => !isDeprecated && !exceptions.includes(name));
  expect([...new Set(others.map(({ name }) => name))]).toEqual([]);
  expect(exceptions.filter((name) => !fields.some((field) => field.name === name))).toEqual([]);
});

test('[REST-34] a field deprecated for uri has a uri of the same type beside it', () => {
  const deprecated = fields.filter(({ isDeprecated }) => isDeprecated);
  expect(deprecated.filter(({ besideUri }) => !besideUri)).toEqual([]);
  expect(deprecated.length).toBeGreaterThan(20);
});
