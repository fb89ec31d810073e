/**
 * Every code of reports with its message. A closed list: clients may switch on the code.
 * A message is one sentence that states what was done with the value.
 */
export const noteMessages = {
  // The listing is rejected.
  'xml-malformed': 'This listing is not well-formed XML and was skipped',
  'xml-too-large': 'This listing is nested too deeply or too large and was skipped',
  'json-malformed': 'This listing is not well-formed JSON and was skipped',
  'json-too-large': 'This listing is nested too deeply or too large and was skipped',
  'json-keys': 'A field of this listing is not clear; it was skipped',
  'value-not-in-schema': 'This field is not as the schema has it; the listing was skipped',
  'listing-cut-off': 'The file ends inside this listing; it was skipped',
  'kind-unknown': 'This is not a kind of listing in the format; it was skipped',
  'id-missing': 'A listing needs both agentID and uniqueID; it was skipped',
  'id-too-long': 'agentID and uniqueID have at most 50 characters; the listing was skipped',
  'status-unknown':
    'The status is none of current, sold, leased, withdrawn, offmarket, deleted; the listing was skipped',
  'status-not-for-kind': 'This kind of listing cannot have this status; it was skipped',
  'agent-not-yours': 'This key may not send listings of this agentID; it was skipped',
  'not-stored': 'The listing could not be stored and was skipped; the other listings are not affected',

  // The listing is stored, but not published.
  'kind-not-published': 'Listings of this kind are stored but not published',
  'holiday-not-published': 'A rental marked as a holiday rental is stored but not published',
  'address-missing': 'This listing has no address; it is stored and will be published when a record contains one',
  'suburb-missing': 'The address has no suburb; the listing is stored but not published',
  'state-unknown':
    'The state is not one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA; the listing is stored but not published',
  'country-unknown': 'The property is not in Australia; the listing is stored but not published',
  'suburb-hidden': 'The suburb has a display other than "yes", "true" or "1"; the listing is stored but not published',
  'listing-not-known':
    'A change of status for an unknown listing; it is stored, unpublished, until its full record arrives',

  // Order and repetition.
  older: 'A newer record of this listing was applied before; this one was ignored',
  'older-completes': 'A newer record of this listing was applied before; only what it lacked was taken from this one',
  'same-time-changed': 'Same modTime as the record applied before, with other content; applied in order of arrival',
  'repeated-in-file': 'This listing is in the file more than once; the records were applied in order',
  'modtime-missing': 'There is no readable modTime; the record was applied in order of arrival',

  // What an agent has changed by hand.
  'edit-kept': "An agent has edited this, and the feed's value has not changed since; the agent's value stays",
  'edit-replaced': "The feed sent a new value for what an agent had edited; the feed's value replaced it",

  // Values that were mended or left out.
  'element-unknown': 'The format has no such element here; it was left out',
  'number-unreadable': 'This is not a number; it was left out, and what was known before stays',
  'price-in-words': 'This is a text instead of a price; no price is stored',
  'number-mended': 'The number was read without its signs and separators',
  'number-out-of-range':
    'The number is outside what is possible here; it was left out, and what was known before stays',
  'number-fraction': 'A whole number is expected; the fraction was dropped',
  'range-lowest': 'One figure is expected; the lowest of the range was taken',
  'unit-missing': 'The unit is missing; square metres (metres for lengths) were assumed',
  'unit-unknown': 'The unit is not known; the measurement was left out, and what was known before stays',
  'date-unreadable': 'This is not a date; it was left out, and what was known before stays',
  'time-moved': 'This local time does not exist on that day (clocks go forward); it was moved forward by an hour',
  'inspection-unreadable':
    'The inspection time could not be read; it was left out (those known before stay if no other can be read)',
  'inspection-ends-before-start': 'The inspection ends before it starts; it was left out',
  'value-unreadable':
    'This value is none of those that the format allows; it was left out, and what was known before stays',
  'category-unknown': 'The category is not known; the one that was known before stays, else Other is taken',
  'category-missing': 'The category is missing; Other was taken',
  'link-refused':
    'Only complete http and https addresses are accepted; the link was left out, and what was known before stays',
  'picture-without-address':
    'Pictures are taken from a url, or from a file that is sent by its plain name; paths and inline data were left out',
  'characters-removed': 'Control characters were removed from the texts',
  'html-removed': 'HTML tags were removed from the text',
  'encoding-repaired': 'Letters that had been encoded twice were repaired; send UTF-8',
  'price-too-low':
    'The price of a home is more than $2,900, and a weekly rent at least $50; this one was taken as none',
  'sold-in-future': 'The day of the sale is in the future; it was left out',
  'text-shortened': 'The text was longer than the format allows and was shortened',
  'email-unreadable': 'This is not an email address; it was left out, and what was known before stays',
  'agent-of-other-office': 'The agent belongs to another office and is not known there; it was left out',
  'agent-without-name': 'An agent needs a name or a uniqueListingAgentID; it was left out',
  'agent-not-known': 'No agent of the office has this uniqueListingAgentID, and there is no name; it was left out',
  'rent-per-month': 'Only a monthly rent is given; the weekly rent was worked out from it',
  'number-split': 'The unit was split off the street number',
  'postcode-unreadable': 'A postcode has four digits; it was left out, and that of the same suburb stays',
  'position-unreadable': 'The coordinates are not in Australia; they were left out, and those known before stay',
  'auction-without-authority': 'The auction date is not shown, because the authority is not auction',
  'auction-without-time': 'The auction has a date but no time; it was left out',

  // Hidden.
  'price-hidden': 'The price is marked with another display than "yes", "true" or "1"; it is hidden',
  'address-hidden':
    'The address is marked with another display than "yes", "true" or "1"; it is hidden, its position too',
  'sold-price-hidden': 'The sold price is marked with another display than "yes", "true" or "1"; it is hidden',
  'hidden-address-in-text': 'The text names the hidden address; visitors read "this property" there',
  'price-in-text':
    'The text names a price that is hidden or that the price law forbids; visitors read "contact agent" there',

  // Price law of the states.
  'law-range-over-10-percent':
    'In Victoria and New South Wales an advertised price range spans at most 10%; "Contact agent" is displayed instead',
  'law-vic-open-ended':
    'Victoria allows no "from", "offers above" or "+" beside a price; "Contact agent" is displayed instead',
  'law-qld-auction-guide': 'Queensland allows no price guide for an auction; no price is displayed',
  'law-rent-not-fixed': 'Rent is advertised as one fixed figure; "Contact agent" is displayed instead',

  // Checks of what was stored; the listing's agents see their findings in the portal until they dismiss them.
  'check-duplicate': 'This looks like a duplicate',
  'check-sold-in-buy': 'This looks sold',
  'check-several-dwellings': 'One listing is for one dwelling',
  'check-contact-in-title': 'A title holds no web addresses and telephone numbers',

  // Records created by the import.
  'postcode-unlike-suburb': 'The suburb has another postcode, which is used',
  'suburb-provisional': 'The suburb is not in the gazetteer; a provisional one was created',
  'office-made': 'No office has this agentID; an unclaimed one was created',
} as const;

export type NoteCode = keyof typeof noteMessages;
