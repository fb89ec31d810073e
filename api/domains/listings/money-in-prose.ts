import { amountOf, sharesUnit, withoutOtherNumbers, type Money } from './money.ts';

/** A sum that an agent's prose names. `marked`: its words show that it is money; else it may be something else. */
export interface ProseMoney extends Money {
  /** Whether the words about it name another purpose than the price: rates, a renovation, a grant. */
  readonly otherPurpose: boolean;
  /** Whether a unit follows the number: k, m, million. */
  readonly hasUnit: boolean;
}

const anyWordOf = (list: string): string => `(?:${list.trim().split(/\s+/).join('|')})`;

/** What a number counts or measures, in the word after it. */
const counted = anyWordOf(String.raw`
  m2 m² m³ m3 sqm sqms sq\.? squares? squared cubic met(?:re|er)s? mt?rs? mts? mm cm kms? k?lms? kilomet(?:re|er)s? miles? feet
  foot ft ha has? hectares? acres? perch(?:es)? l lts? lt?rs? kl ml lit(?:re|er)s? (?:kilo|mega)lit(?:re|er)s? gal(?:lons?)?
  kws? kwh kva kilowatts? watts? btu volts? amps? kgs? kilos? kilograms? tonnes? tons? degrees years? yrs? months? weeks? days? hours?
  hrs? minutes? mins? seconds? nights? people persons? residents? visitors? tourists? students? spectators? customers?
  views? viewers? followers? subscribers? members? head sheep cattle cows? hens? birds? trees? vines? plants? bales?
  bricks? steps? seats? stars? books? species blocks? lots? homes? houses? dwellings? apartments? units? bottles? cars? vehicles?`);
/** Nouns with a length, and units of length. */
const lengths = anyWordOf(String.raw`
  wide width long length deep depth high height tall thick frontages? street road beach river lake canal water
  waterfront ocean creek ceilings? pool spa lap walk stroll drive away distance radius boundar(?:y|ies) setback clearance eaves span
  driveway shed garage workshop deck verandah patio alfresco boats? berth pontoon jetty mooring island bench(?:top)?
  breakfast hallway fenc(?:es?|ing) retaining walls? doors? windows? tanks? bores? elevation stretch square rear side back
  block land lot`);
const somewhere = anyWordOf(String.raw`
  the our a an its your all local nearby schools? shops? shopping parks? beach(?:es)? station trains? trams? bus(?:es)?
  stops? transport cbd city town village caf[eé]s? restaurants? hospital uni(?:versity)? ocean river lake water marina
  golf everything amenities public primary north south east west
  sydney melbourne brisbane perth adelaide hobart darwin canberra`);
const countedAfter = new RegExp(String.raw`^\s*[-–]?\s*(?:plus\s+|\+\s*|odd\s+)?${counted}(?![\w])`, 'i');
const lengthAfter = new RegExp(
  String.raw`^\s*(?:[x×]\s*\d|[-–+]?\s*(?:[a-z]+[\s-]+){0,2}${lengths}\b|(?:of|off|past|beyond|along|across|below|above sea)\s|(?:from|to)\s+(?!\$|\d))`,
  'i',
);
/** Kilometres that are written as k: "100k from Sydney". */
const distanceAfter = new RegExp(
  String.raw`^\s*(?:(?:away|drive|walk|run|ride|north|south|east|west|radius|round trip)\b|(?:from|to|of)\s+${somewhere}\b)`,
  'i',
);
const lengthBefore = new RegExp(
  String.raw`\b(?:${lengths}|within|another|measuring|dimensions?|capacity|area|size|altitude|[x×]|by)\s*(?:size|area)?[\s:=–-]*(?:(?:of|is|are|about|approx\w*\.?|around|over|under|up to|nearly|almost|roughly|c(?:irc)?a\.?|~)\s*)*$`,
  'i',
);
/** A number of a house, a route, a plan or a year. */
const namesBefore =
  /\b(?:route|bus|tram|train|lots?|units?|apartments?|apt|suite|no\.?|numbers?|plan|dp|sp|rp|licen[cs]e|permit|stage|level|since|circa|built(?: in| around)?|in|established|est\.?|back to|during|year)\s*#?$/i;
const streetAfter =
  /^\s+(?:[A-Z][\w'’]+\s+){1,3}(?:St(?:reet)?|R(?:oa)?d|Ave(?:nue)?|Dr(?:ive)?|C(?:our)?t|Pl(?:ace)?|Cres(?:cent)?|Lane|P(?:ara)?de|H(?:igh)?wy|Highway|Terrace|Tce|Way|Boulevard|Blvd)\b/;

/** A word of prices, with what may be between it and its figure. */
const priceBefore = new RegExp(
  [
    String.raw`\b(?:prices?|priced|pricing|guides?|asking|offers?|bids?|bidding|reserve|range|quot(?:e|ed|ing)|sold|sells?|selling|sale|purchase|worth|valued?|valuation|estimate|estimated|expectations?|expected|expecting|budgets?|bought|buy|buyers|interest|feedback|vendors?|owners?|wants?|rent|leased?|starting|reduced|mid|low|high|early|late)`,
    String.raw`(?:[\s:–~-]+(?:prices?|guides?|range|of|is|at|in|the|a|are|for|from|to|between|and|up|around|about|above|over|under|below|exceeding|excess|circa|approx\w*\.?|just|only|now|set|near|nudging|starting|currently|plus|mid|low|high|early|late|less|than|more|expected|likely|feedback|quoted|indicated?))*`,
    String.raw`\s*[:=–~-]?\s*\(?$`,
  ].join(''),
  'i',
);
const moneyAfter =
  /^\s*(?:dollars?\b|aud\b|\+|ono\b|neg(?:otiable)?\b|plus\s+gst|(?:p\.?\s?w|pcm)\b|(?:per|a)\s+week\b|weekly|\/\s?week)/i;
/** A million or a thousand with nothing after it that it could count. */
const nothingAfter = /^\s*(?:$|[,.)!?;:+–—-]|(?:to|and|or|plus|mark|range|for|as|at|with|on|by|is|was|will|would)\b)/i;

const otherPurposeBefore =
  /\b(?:rates?|lev(?:y|ies)|strata|body corp(?:orate)?|outgoings|fees?|insurance|grants?|concessions?|duty|sav(?:e|es|ings?)|rebates?|renovat\w+|refurbish\w+|upgrad\w+|improvements?|extension|spen[dt]|spending|cost(?:s|ed|ing)?|turnover|income|returns?|returning|rental|yield\w*|bond|redevelop\w+|infrastructure|makeover)\b[^.;!?$]{0,40}$/i;
const otherPurposeAfter =
  /^\s*\+?\s*(?:(?:in|of|on|worth of)\s+)?(?:[a-z-]+\s+){0,2}?(?:renovat\w+|refurbish\w+|upgrad\w*|improvements?|extension|redevelop\w+|development|infrastructure|makeover|fit-?out|grants?|concessions?|rebates?|savings?|spent|worth of|p\.?\s?a\b|per annum|annually|yearly|p\/?q\b|quarterly|p\.?\s?c\.?\s?m\b|monthly|p\.?\s?w\b|weekly|(?:per|a)\s+(?:year|quarter|(?:calendar )?month|week)|rent(?:al)?|income|lev(?:y|ies)|rates)\b/i;

const candidate = new RegExp(
  [
    String.raw`(?<![\w.,])`,
    String.raw`(?<sign>(?:aud|au\$|a\$|\$)\s?)?`,
    // After a dollar sign, spaces group digits, too.
    String.raw`(?<digits>(?<=\$\s?)\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)|\d+(?:,\d+)*(?:\.\d+)?)`,
    String.raw`(?:\s?(?<unit>million|mill|mil|m|k))?`,
    String.raw`(?!(?!p\.?w|pcm|p\.?a\b|s\b)[\w%²³°]|[.,]\d)`,
  ].join(''),
  'gi',
);

interface Found {
  readonly at: number;
  readonly end: number;
  readonly sign: boolean;
  readonly number: number;
  readonly grouped: boolean;
  readonly unit: string;
  /** Whether it is written as '1.1M': metres are small letters. */
  readonly millions: boolean;
}

const numbersIn = (plain: string): Found[] =>
  [...plain.matchAll(candidate)].map(({ 0: whole, index, groups = {} }) => ({
    at: index,
    end: index + whole.length,
    sign: groups['sign'] !== undefined,
    number: Number((groups['digits'] ?? '').replace(/[,\s]/g, '')),
    grouped: /[, \u00a0]/.test(groups['digits'] ?? ''),
    unit: groups['unit']?.toLowerCase() ?? '',
    millions: groups['unit'] === 'M' && (groups['digits'] ?? '').includes('.'),
  }));

/** Characters around a number that determine its meaning. */
const nearby = 80;
const sentenceEnd = /[.!?;](?=\s)|[\n•|]/;

/** The lower end of a range, at the end of the words before its upper end. */
const lowerEnd = /(?:\$\s?)?(?<![\d.,])\d[\d,.]*\s?(?:million|mill|mil|m|k)?\s*(?:-|–|—|\bto\b|\band\b|\bor\b)\s*$/i;

/** The words of a number's sentence before and after it; those before the upper end of a range are before the range. */
function wordsAround(plain: string, { at, end }: Pick<Found, 'at' | 'end'>): [before: string, after: string] {
  const before =
    plain
      .slice(Math.max(0, at - nearby), at)
      .split(sentenceEnd)
      .at(-1) ?? '';
  return [before.replace(lowerEnd, ''), plain.slice(end, end + nearby).split(sentenceEnd, 1)[0] ?? ''];
}

const plural = /^['’]?s\b/;

type Meaning = 'money' | 'other' | 'open';

/** Meaning of a number according to the words around it. */
function meaningOf(
  { sign, unit, number, grouped, millions }: Found,
  before: string,
  after: string,
  following: string,
): Meaning {
  if (sign) return 'money';
  // '1990s' and '20s', but '900k’s' is '900k'.
  if (unit === '' && plural.test(following)) return 'other';
  if (countedAfter.test(after)) return 'other';
  const isPrice = priceBefore.test(before) || millions;
  if (unit === 'k') return distanceAfter.test(after) ? 'other' : 'money';
  // Metres, unless a price is named: a home for a hundred million has a dollar sign.
  if (unit === 'm') {
    if (number >= 100 || lengthAfter.test(after)) return 'other';
    if (isPrice) return 'money';
    return lengthBefore.test(before) ? 'other' : 'open';
  }
  if (unit !== '') return isPrice || nothingAfter.test(after) ? 'money' : 'other';
  if (moneyAfter.test(after) || (isPrice && (grouped || number >= 100_000))) return 'money';
  return namesBefore.test(before) || streetAfter.test(after) || lengthAfter.test(after) ? 'other' : 'open';
}

const rangeSign = /^\s*(?:-|–|—|to|and|or|\/)\s*$/i;

/**
 * The sums of money in an agent's prose. Prose also has distances, areas, volumes, years, telephone numbers and numbers
 * of houses: without a dollar sign a number is money only where its words say so. A number whose words say nothing
 * is there unmarked. Below $100 nothing is a price.
 */
export function moneyInProse(text: string): ProseMoney[] {
  const plain = withoutOtherNumbers(text);
  const found = numbersIn(plain);
  // Only the lower end of a range may be a small number without a unit.
  const large = found.filter(({ number, unit }, place) => number >= 100 || unit !== '' || found[place + 1]?.unit);
  const all = large.map((each) => {
    const [before, following] = wordsAround(plain, each);
    const after = following.replace(plural, '');
    return { ...each, before, after, meaning: meaningOf(each, before, after, following) };
  });
  const read: (ProseMoney & { readonly meaning: Meaning })[] = [];
  for (const [place, { at, end, number, unit, meaning: alone, before, after }] of all.entries()) {
    const next = all[place + 1];
    const lower = read.at(-1);
    const toNext = next !== undefined && rangeSign.test(plain.slice(end, next.at));
    // '1.2m to 1.8m deep': the unit of the upper end applies to both.
    const meaning = alone === 'open' && toNext && next.meaning === 'other' && next.unit === unit ? 'other' : alone;
    // '1.2 to 1.3m': the unit is named once.
    const shared = toNext && unit === '' && meaning !== 'other' && next.meaning !== 'other' && sharesUnit(number, next);
    const amount = amountOf(number, shared ? next.unit : unit);
    const isUpper =
      meaning === 'open' &&
      lower?.marked === true &&
      rangeSign.test(plain.slice(lower.end, at)) &&
      amount >= lower.amount &&
      amount < lower.amount * 10;
    const isLower = meaning === 'open' && toNext && next.meaning === 'money' && (shared || unit !== '');
    read.push({
      at,
      end,
      amount,
      meaning,
      hasUnit: unit !== '',
      marked: meaning === 'money' || isUpper || isLower,
      otherPurpose: otherPurposeAfter.test(after) || (otherPurposeBefore.test(before) && !priceBefore.test(before)),
    });
  }
  return read.flatMap(({ meaning, ...sum }) => (meaning !== 'other' && sum.amount >= 100 ? [sum] : []));
}
