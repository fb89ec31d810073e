import type { Station } from '../../map/public.ts';

type StateLines = Readonly<Record<string, string>>;

const loop = 'Flinders Street, Southern Cross, Flagstaff, Melbourne Central, Parliament';
const throughCity = 'Flinders Street, Southern Cross';
const tunnel = 'Anzac, Town Hall, State Library, Parkville, Arden';
const burnley = 'Richmond, East Richmond, Burnley';
const camberwell = `${burnley}, Hawthorn, Glenferrie, Auburn, Camberwell`;
const ringwood = `${camberwell}, East Camberwell, Canterbury, Chatham, Union, Box Hill, Laburnum, Blackburn, Nunawading, Mitcham,
  Heatherdale, Ringwood`;
const cliftonHill = 'Jolimont-MCG, West Richmond, North Richmond, Collingwood, Victoria Park, Clifton Hill';
const dandenong = `${tunnel}, Caulfield, Carnegie, Murrumbeena, Hughesdale, Oakleigh, Huntingdale, Clayton, Westall,
  Springvale, Sandown Park, Noble Park, Yarraman, Dandenong`;
const newport = `${throughCity}, North Melbourne, South Kensington, Footscray, Seddon, Yarraville, Spotswood, Newport`;
const sunshine = 'Southern Cross, Footscray, Sunshine';
const geelong = `${sunshine}, Deer Park, Tarneit, Wyndham Vale, Little River, Lara, Corio, North Shore, North Geelong,
  Geelong, South Geelong, Marshall, Waurn Ponds`;
const bendigo = `${sunshine}, Watergardens, Sunbury, Clarkefield, Riddells Creek, Gisborne, Macedon, Woodend, Kyneton,
  Malmsbury, Castlemaine, Kangaroo Flat, Bendigo`;

const victoria: StateLines = {
  Alamein: `${loop}, ${camberwell}, Riversdale, Willison, Hartwell, Burwood, Ashburton, Alamein`,
  Belgrave: `${loop}, ${ringwood}, Heathmont, Bayswater, Boronia, Ferntree Gully, Upper Ferntree Gully, Upwey, Tecoma,
    Belgrave`,
  Craigieburn: `${loop}, North Melbourne, Kensington, Newmarket, Ascot Vale, Moonee Ponds, Essendon, Glenbervie,
    Strathmore, Pascoe Vale, Oak Park, Glenroy, Jacana, Broadmeadows, Coolaroo, Roxburgh Park, Craigieburn`,
  Cranbourne: `${dandenong}, Lynbrook, Merinda Park, Cranbourne`,
  'Flemington Racecourse': `${throughCity}, North Melbourne, Flemington Racecourse`,
  Frankston: `${loop}, Richmond, South Yarra, Hawksburn, Toorak, Armadale, Malvern, Caulfield, Glen Huntly, Ormond,
    McKinnon, Bentleigh, Patterson, Moorabbin, Highett, Southland, Cheltenham, Mentone, Parkdale, Mordialloc, Aspendale,
    Edithvale, Chelsea, Bonbeach, Carrum, Seaford, Kananook, Frankston`,
  'Glen Waverley': `${loop}, ${burnley}, Heyington, Kooyong, Tooronga, Gardiner, Glen Iris, Darling, East Malvern,
    Holmesglen, Jordanville, Mount Waverley, Syndal, Glen Waverley`,
  Hurstbridge: `${loop}, ${cliftonHill}, Westgarth, Dennis, Fairfield, Alphington, Darebin, Ivanhoe, Eaglemont,
    Heidelberg, Rosanna, Macleod, Watsonia, Greensborough, Montmorency, Eltham, Diamond Creek, Wattle Glen, Hurstbridge`,
  Lilydale: `${loop}, ${ringwood}, Ringwood East, Croydon, Mooroolbark, Lilydale`,
  Mernda: `${loop}, ${cliftonHill}, Rushall, Merri, Northcote, Croxton, Thornbury, Bell, Preston, Regent, Reservoir,
    Ruthven, Keon Park, Thomastown, Lalor, Epping, South Morang, Middle Gorge, Hawkstowe, Mernda`,
  Pakenham: `${dandenong}, Hallam, Narre Warren, Berwick, Beaconsfield, Officer, Cardinia Road, Pakenham, East Pakenham`,
  Sandringham: `${throughCity}, Richmond, South Yarra, Prahran, Windsor, Balaclava, Ripponlea, Elsternwick, Gardenvale,
    North Brighton, Middle Brighton, Brighton Beach, Hampton, Sandringham`,
  'Stony Point': `Frankston, Leawarra, Baxter, Somerville, Tyabb, Hastings, Bittern, Morradoo, Crib Point, Stony Point`,
  Sunbury: `${tunnel}, Footscray, Middle Footscray, West Footscray, Tottenham, Sunshine, Albion, Ginifer, St Albans,
    Keilor Plains, Watergardens, Diggers Rest, Sunbury`,
  Upfield: `${loop}, North Melbourne, Macaulay, Flemington Bridge, Royal Park, Jewell, Brunswick, Anstey, Moreland,
    Coburg, Batman, Merlynston, Fawkner, Gowrie, Upfield`,
  Werribee: `${newport}, Seaholme, Altona, Westona, Laverton, Aircraft, Williams Landing, Hoppers Crossing, Werribee`,
  Williamstown: `${newport}, North Williamstown, Williamstown Beach, Williamstown`,
  Albury: `Southern Cross, Broadmeadows, Seymour, Avenel, Euroa, Violet Town, Benalla, Wangaratta, Springhurst, Chiltern,
    Wodonga, Albury`,
  Ararat: `Southern Cross, Ballarat, Wendouree, Beaufort, Ararat`,
  Bairnsdale: `Southern Cross, Flinders Street, Traralgon, Rosedale, Sale, Stratford, Bairnsdale`,
  Ballarat: `${sunshine}, Ardeer, Deer Park, Caroline Springs, Rockbank, Cobblebank, Melton, Bacchus Marsh, Ballan,
    Ballarat, Wendouree`,
  Bendigo: `${bendigo}, Eaglehawk, Epsom`,
  Echuca: `${bendigo}, Epsom, Huntly, Goornong, Elmore, Rochester, Echuca`,
  Geelong: geelong,
  Maryborough: 'Southern Cross, Ballarat, Creswick, Clunes, Talbot, Maryborough',
  Seymour: `Southern Cross, Broadmeadows, Craigieburn, Donnybrook, Wallan, Heathcote Junction, Wandong, Kilmore East,
    Broadford, Tallarook, Seymour`,
  Shepparton: 'Southern Cross, Seymour, Nagambie, Murchison East, Mooroopna, Shepparton',
  'Swan Hill': `${bendigo}, Eaglehawk, Raywood, Dingee, Pyramid, Kerang, Swan Hill`,
  Traralgon: `Southern Cross, Flinders Street, Richmond, Caulfield, Clayton, Dandenong, Pakenham, Nar Nar Goon, Tynong,
    Garfield, Bunyip, Longwarry, Drouin, Warragul, Yarragon, Trafalgar, Moe, Morwell, Traralgon`,
  Warrnambool: `${geelong}, Winchelsea, Birregurra, Colac, Camperdown, Terang, Sherwood Park, Warrnambool`,
};

const brisbane = 'Roma Street, Central, Fortitude Valley, Bowen Hills';
const eagleJunction = `${brisbane}, Albion, Wooloowin, Eagle Junction`;
const northgate = `${eagleJunction}, Toombul, Nundah, Northgate`;
const petrie = `${northgate}, Virginia, Sunshine, Geebung, Zillmere, Carseldine, Bald Hills, Strathpine, Bray Park,
  Lawnton, Petrie`;
const caboolture = `${petrie}, Dakabin, Narangba, Burpengary, Morayfield, Caboolture`;
const southBank = `${brisbane}, South Brisbane, South Bank, Park Road`;
const darra = `${brisbane}, Milton, Auchenflower, Toowong, Taringa, Indooroopilly, Chelmer, Graceville, Sherwood, Oxley,
  Darra`;

/** The network of 2016, as the stations: without Redcliffe's. */
const queensland: StateLines = {
  Airport: `${eagleJunction}, International Airport, Domestic Airport`,
  Beenleigh: `${southBank}, Dutton Park, Fairfield, Yeronga, Yeerongpilly, Moorooka, Rocklea, Salisbury, Coopers Plains,
    Banoon, Sunnybank, Altandi, Runcorn, Fruitgrove, Kuraby, Trinder Park, Woodridge, Kingston, Loganlea, Bethania,
    Edens Landing, Holmview, Beenleigh`,
  Caboolture: caboolture,
  Cleveland: `${southBank}, Buranda, Coorparoo, Norman Park, Morningside, Cannon Hill, Murarrie, Hemmant, Lindum,
    Wynnum North, Wynnum, Wynnum Central, Manly, Lota, Thorneside, Birkdale, Wellington Point, Ormiston, Cleveland`,
  Doomben: `${eagleJunction}, Clayfield, Hendra, Ascot, Doomben`,
  'Ferny Grove': `${brisbane}, Windsor, Wilston, Newmarket, Alderley, Enoggera, Gaythorne, Mitchelton, Oxford Park,
    Grovely, Keperra, Ferny Grove`,
  'Gold Coast': `${southBank}, Altandi, Loganlea, Beenleigh, Ormeau, Coomera, Helensvale, Nerang, Robina, Varsity Lakes`,
  'Ipswich and Rosewood': `${darra}, Wacol, Gailes, Goodna, Redbank, Riverview, Dinmore, Ebbw Vale, Bundamba, Booval,
    East Ipswich, Ipswich, Thomas Street, Wulkuraka, Karrabin, Walloon, Thagoona, Rosewood`,
  Shorncliffe: `${northgate}, Bindha, Banyo, Nudgee, Boondall, North Boondall, Deagon, Sandgate, Shorncliffe`,
  Springfield: `${darra}, Richlands, Springfield Central`,
  'Sunshine Coast': `${caboolture}, Elimbah, Beerburrum, Glasshouse Mountains, Beerwah, Landsborough, Mooloolah, Eudlo,
    Palmwoods, Woombye, Nambour, Yandina, Eumundi, Cooroy, Pomona, Cooran, Traveston, Gympie North`,
};

const stationsOf = (list: string): string[] => list.split(',').map((name) => name.trim());

/** The lines of each station, by its state and name. */
const byStation = new Map<string, string[]>();
for (const [stateCode, lines] of Object.entries({ VIC: victoria, QLD: queensland }))
  for (const [line, list] of Object.entries(lines))
    for (const name of stationsOf(list)) {
      const key = `${stateCode} ${name}`;
      byStation.set(key, [...(byStation.get(key) ?? []), line]);
    }

/** Names of all stations that have a line: 'VIC Richmond'. @internal for the test that the data have them */
export const stationsOnLines: readonly string[] = [...byStation.keys()];

/** Names of the lines whose trains usually stop at a station; empty where they are unknown. */
export const linesOf = ({ stateCode, name }: Pick<Station, 'stateCode' | 'name'>): readonly string[] =>
  byStation.get(`${stateCode} ${name}`) ?? [];
