import type { SampleArguments } from './sample-arguments.ts';

/** Addresses of the REST API that read, as a visitor can: with what finds most, and as many rows as they give. */
export function readPaths(samples: SampleArguments): string[] {
  const sample = (name: string): string => String(samples[name]);
  const id = (name: string): string => sample(`${name}.id`);
  const query = (search: object): string => `query=${encodeURIComponent(JSON.stringify(search))}`;
  const everywhere = samples['query'] as object;
  const box = 'POLYGON((112 -44, 154 -44, 154 -10, 112 -10, 112 -44))';
  const inBox = { ...everywhere, searchMode: 'map', locationSearchContext: { wellKnownText: box } };
  const rows = 'skip=0&take=100';
  return [
    `/location/${id('location')}`,
    `/location/uri/${sample('identifier')}?includeSurrounding=true`,
    '/location/nearest/-37.8/145?take=20',
    `/location/${id('location')}/-37.8/145`,
    `/location/${id('location')}/spatial`,
    `/location/${id('location')}/nearby?take=20`,
    '/search/locations?q=brunswik&take=20',
    `/reviews/location/${id('location')}?skip=0&take=50`,
    `/location/${id('location')}/pros`,
    `/questions/location/${id('location')}?skip=0&take=50`,
    `/listing/${sample('id')}/schools?take=20`,
    `/listing/${sample('id')}`,
    '/agents',
    '/offices',
    ...['', '/followers', '/following', '/listings/stats', '/reviews'].map(
      (below) => `/agent/${id('agent')}${below}${/ers|ing$|ews/.test(below) ? `?${rows}` : ''}`,
    ),
    `/v1/agents/${id('agent')}`,
    `/agents/activities?username=${sample('username')}&${rows}`,
    `/companies/list?${rows}`,
    `/v1/companies/${id('company')}`,
    `/company/${id('company')}/offices/list?${rows}`,
    `/v1/companies/${id('company')}/offices?${rows}`,
    '/search/properties?q=brunswik&take=20',
    '/search/agentsandlocations?q=brunswik',
    '/search/officesandlocations?q=brunswik',
    `/v1/offices/${id('office')}`,
    `/v1/offices/${id('office')}/agents?${rows}`,
    `/listings/location/list?${query(everywhere)}`,
    `/listings/location/map?${query(everywhere)}`,
    `/listings/boundary/list?${query(inBox)}`,
    `/listings/boundary/map?${query(inBox)}`,
    `/listings/ids/list?${query({ listingIds: samples['listingIds'] })}`,
    `/listings/agent/list?${query({ agentId: Number(id('agent')), statusTypes: ['buy'] })}`,
    `/listings/agent/map?${query({ agentId: Number(id('agent')), statusTypes: ['buy'] })}`,
    `/agent/review/${sample('agentReview.id')}`,
    '/posts?skip=0&take=50',
    '/auth/providers',
    '/feeds/search/for-sale/vic/real-estate',
    '/feeds/blog',
  ];
}
