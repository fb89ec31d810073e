import { slugText } from '@verandah/market';
import { agentProfile, type AgentProfileRow } from './agents/profile.ts';
import { agentsPerOffice, isManager } from './agents/team.ts';
import { chance, mixSeed } from './chance.ts';
import {
  agencies,
  brandColours,
  firstNames,
  lastNames,
  managerTitles,
  mobileNumber,
  officeNumber,
  sellerTitles,
  streetKinds,
  streetNames,
} from './names.ts';
import type { SamplePlace } from './places.ts';
import { samplePortrait } from './portraits.ts';
import type { SamplePictures } from './sample-pictures.ts';

export interface OfficeRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly locality_id: number;
  readonly brand_colour: string;
}

export interface AgentRow extends AgentProfileRow {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly office_id: number;
  readonly phone: string;
  readonly email: string;
  readonly title: string;
  /** Media key; some have none. */
  readonly portrait: string | null;
}

/** The `number`-th office of a run and its agents. */
export function sampleOffice(
  seed: number,
  number: number,
  firstOffice: number,
  firstAgent: number,
  place: SamplePlace,
  year: number,
  pictures: SamplePictures,
): { office: OfficeRow; agents: AgentRow[] } {
  const random = chance(mixSeed(seed, 'office', number));
  const id = firstOffice + number;
  const brand = random.pick(agencies);
  const name = `${brand} ${place.name}`;
  const domain = `${slugText(brand.replace('&', 'and'))}.example`;
  const agents = Array.from({ length: agentsPerOffice }, (_, index): AgentRow => {
    const agentId = firstAgent + number * agentsPerOffice + index;
    const person = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    const title = random.pick(isManager(index) ? managerTitles : sellerTitles);
    const username = `${slugText(person)}-${agentId}`;
    const face = chance(mixSeed(seed, 'face', number, index));
    return {
      id: agentId,
      username,
      name: person,
      office_id: id,
      phone: mobileNumber(agentId),
      email: `${slugText(person).replaceAll('-', '.')}.${agentId}@${domain}`,
      title,
      portrait: face.happens(0.92) ? pictures.portrait(samplePortrait(person, number * agentsPerOffice + index)) : null,
      ...agentProfile(chance(mixSeed(seed, 'agent', number, index)), {
        name: person,
        title,
        place: place.name,
        username,
        domain,
        year,
      }),
    };
  });
  return {
    office: {
      id,
      slug: `${slugText(name)}-${id}`,
      name,
      phone: officeNumber(place.stateCode, id),
      email: `${slugText(place.name)}.${id}@${domain}`,
      address:
        `${random.int(1, 400)} ${random.pick(streetNames)} ${random.weighed(streetKinds)}, ${place.name} ${place.stateCode} ${place.postcode ?? ''}`.trim(),
      locality_id: place.id,
      brand_colour: random.pick(brandColours),
    },
    agents,
  };
}
