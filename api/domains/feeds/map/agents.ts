import { cutText } from '../cut-text.ts';
import { readAttribute, childElement, childText, childElements, type FeedElement } from '../read/element.ts';
import { makeNote, type Note } from '../report/note.ts';
import { fieldIfGiven } from './given.ts';
import { readAttachment } from './media.ts';
import { decodeReferences } from './text.ts';
import { feedNetworks, type FeedAgent, type FeedRecord } from './record.ts';

const address = /^[^\s@<>()"',;:]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/i;

/** An email address; null for an empty element, undefined when absent, and with a note when unreadable. */
function emailOf(element: FeedElement, notes: Note[]): string | null | undefined {
  const email = childText(element, 'email');
  if (email === undefined) return undefined;
  if (email === '') return null;
  if (email.length <= 120 && address.test(email)) return email.toLowerCase();
  notes.push(makeNote('email-unreadable', childElements(element, 'email')[0] ?? element, email));
  return undefined;
}

/**
 * The number by which an agent is best reached: mobile, then business hours, then any. null when all are empty,
 * undefined when there is none, or none that can be read.
 */
function phoneOf(element: FeedElement, notes: Note[]): string | null | undefined {
  const given = childElements(element, 'telephone');
  if (given.length > 0 && given.every(({ text }) => text.trim() === '')) return null;
  const numbers = given.filter(({ text }) => /^\+?[\d\s().-]{6,40}$/.test(text.trim()));
  const unreadable = given.find((each) => each.text.trim() !== '' && !numbers.includes(each));
  if (numbers.length === 0 && unreadable !== undefined)
    notes.push(makeNote('value-unreadable', unreadable, unreadable.text.trim()));
  const typed = (type: string): FeedElement | undefined =>
    numbers.find((each) => (readAttribute(each, 'type') ?? 'BH').toLowerCase() === type);
  return (typed('mobile') ?? typed('bh') ?? numbers[0])?.text.trim().replace(/\s+/g, ' ');
}

const networks: Readonly<Record<(typeof feedNetworks)[number], { readonly element: string; readonly hosts: RegExp }>> =
  {
    facebook: { element: 'facebookURL', hosts: /(?:^|\.)(?:facebook|fb)\.com$/ },
    linkedin: { element: 'linkedInURL', hosts: /(?:^|\.)linkedin\.com$/ },
    twitter: { element: 'twitterURL', hosts: /(?:^|\.)(?:twitter|x)\.com$/ },
  };

/** The address of a page on a network: with or without https://, on its own hosts only. */
function networkLink(element: FeedElement, hosts: RegExp, notes: Note[]): string | null | undefined {
  const text = element.text.trim();
  if (text === '') return null;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const isOn = url !== null && hosts.test(url.hostname) && url.username === '' && url.password === '';
  if (isOn && url.href.length <= 300) return url.href.replace(/^http:/, 'https:');
  notes.push(makeNote('link-refused', element, text));
  return undefined;
}

function socialOf(element: FeedElement, notes: Note[]): FeedAgent['social'] {
  const found: Partial<Record<(typeof feedNetworks)[number], string | null>> = {};
  for (const network of feedNetworks) {
    const link = childElement(element, networks[network].element);
    const address = link && networkLink(link, networks[network].hosts, notes);
    if (address !== undefined) found[network] = address;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

/** The element by which the format names an agent's page on a network. */
export const networkElement = (network: (typeof feedNetworks)[number]): string => networks[network].element;

/** The hosts of a network. */
export const networkHosts = (network: (typeof feedNetworks)[number]): RegExp => networks[network].hosts;

/** A photograph's address with its version. */
function photoOf(element: FeedElement, notes: Note[]): string | null | undefined {
  const photo = readAttachment(element, 'agentPhoto', notes);
  if (!photo) return photo;
  const url = photo.url.split('#', 1)[0] ?? '';
  return photo.version === '' ? url : `${url}#${encodeURIComponent(photo.version)}`;
}

const isEmpty = ({ text, attributes, children: inside }: FeedElement): boolean =>
  text.trim() === '' && !attributes['url']?.trim() && inside.every(isEmpty);

/**
 * An agent; null for an empty element, which takes one off the listing, undefined and a note for nobody in particular.
 */
function agentOf(element: FeedElement, notes: Note[]): FeedAgent | null | undefined {
  if (element.children.every(isEmpty)) return null;
  const name = cutText(
    decodeReferences(childText(element, 'name') ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    100,
  );
  const key = cutText(childText(element, 'uniqueListingAgentID') ?? '', 100);
  if (name === '' && key === '') {
    notes.push(makeNote('agent-without-name', element));
    return undefined;
  }
  return {
    agentId: childText(element, 'agentID')?.toUpperCase() || null,
    ...fieldIfGiven('key', key === '' ? undefined : key),
    ...fieldIfGiven('name', name === '' ? undefined : name),
    ...fieldIfGiven('phone', phoneOf(element, notes)),
    ...fieldIfGiven('email', emailOf(element, notes)),
    ...fieldIfGiven('photo', photoOf(element, notes)),
    ...fieldIfGiven('social', socialOf(element, notes)),
  };
}

/** Agents by id; those without one are counted from 1. */
export function mapAgents(listing: FeedElement, notes: Note[]): FeedRecord['agents'] {
  const elements = childElements(listing, 'listingAgent');
  if (elements.length === 0) return undefined;
  const found: Record<string, FeedAgent | null> = {};
  for (const element of elements) {
    let id = readAttribute(element, 'id') ?? '';
    if (!/^\d{1,2}$/.test(id)) id = String(Object.keys(found).length + 1);
    const agent = agentOf(element, notes);
    if (agent !== undefined) found[id] = agent;
  }
  return found;
}
