import { cutText } from '../cut-text.ts';
import { attribute, childText, children, type FeedElement } from '../read/element.ts';
import { note, type Note } from '../report/note.ts';
import type { FeedAgent, FeedRecord } from './record.ts';

const address = /^[^\s@<>()"',;:]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/i;

function emailOf(element: FeedElement, notes: Note[]): string | null {
  const email = childText(element, 'email') ?? '';
  if (email === '') return null;
  if (email.length <= 120 && address.test(email)) return email.toLowerCase();
  notes.push(note('email-unreadable', children(element, 'email')[0] ?? element, email));
  return null;
}

/** The number by which an agent is best reached: mobile, then business hours, then any. */
function phoneOf(element: FeedElement): string | null {
  const numbers = children(element, 'telephone').filter(({ text }) => /^\+?[\d\s()-]{6,40}$/.test(text.trim()));
  const typed = (type: string): FeedElement | undefined =>
    numbers.find((each) => (attribute(each, 'type') ?? 'BH').toLowerCase() === type);
  return (typed('mobile') ?? typed('bh') ?? numbers[0])?.text.trim().replace(/\s+/g, ' ') ?? null;
}

function agentOf(element: FeedElement, notes: Note[]): FeedAgent | null {
  // An element with nothing in it takes the agent off the listing.
  if (element.children.every(({ text }) => text.trim() === '')) return null;
  const name = cutText((childText(element, 'name') ?? '').replace(/\s+/g, ' '), 100);
  if (name === '') {
    notes.push(note('agent-without-name', element));
    return null;
  }
  return {
    agentId: childText(element, 'agentID')?.toUpperCase() || null,
    name,
    phone: phoneOf(element),
    email: emailOf(element, notes),
  };
}

/** Agents by id; those without one are counted from 1. */
export function mapAgents(listing: FeedElement, notes: Note[]): FeedRecord['agents'] {
  const elements = children(listing, 'listingAgent');
  if (elements.length === 0) return undefined;
  const found: Record<string, FeedAgent | null> = {};
  for (const element of elements) {
    let id = attribute(element, 'id') ?? '';
    if (!/^\d{1,2}$/.test(id)) id = String(Object.keys(found).length + 1);
    found[id] = agentOf(element, notes);
  }
  return found;
}
