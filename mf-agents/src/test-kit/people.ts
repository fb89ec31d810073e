import type { AgentReview, ProfileAgent } from '../pages/profile/agent.ts';
import type { CardAgent } from '../features/cards/card-agent.ts';
import type { CardOffice } from '../features/cards/card-office.ts';

/** An agent as on a card; tests change the fields they examine. */
export const olivia: CardAgent = {
  id: '1',
  username: 'olivia-nakamura',
  name: 'Olivia Nakamura',
  title: 'Property consultant',
  portrait: null,
  office: { slug: 'pelican-2', name: 'Pelican Homes', brandColour: '#553377' },
  reviewSummary: { average: 4.6, count: 31 },
  performance: {
    forSale: 5,
    forRent: 0,
    soldInPeriod: 14,
    leasedInPeriod: 0,
    medianSoldPrice: 1_250_000,
    medianSoldPriceCount: 11,
    medianRent: null,
    medianRentCount: 0,
  },
};

export const pelican: CardOffice = {
  id: '2',
  slug: 'pelican-2',
  name: 'Pelican Homes',
  brandColour: '#553377',
  logo: null,
  averageRating: 4.4,
  reviewCount: 120,
  location: { suburb: 'Richmond', stateCode: 'VIC', postcode: '3121' },
  performance: {
    forSale: 12,
    forRent: 7,
    soldInPeriod: 80,
    leasedInPeriod: 41,
    medianSoldPrice: 990_000,
    medianSoldPriceCount: 64,
    medianRent: 640,
    medianRentCount: 40,
  },
};

/** The same agent with the fields of their page. */
export const profile: ProfileAgent = {
  ...olivia,
  bio: 'Sells terraces.\n\nLives among them.',
  phone: '+61412345678',
  hasLeft: false,
  isClaimed: true,
  followers: 12,
  following: 3,
  office: {
    id: '2',
    slug: 'pelican-2',
    name: 'Pelican Homes',
    phone: '(03) 9876 5432',
    brandColour: '#553377',
    licences: [{ stateCode: 'VIC', number: '091234L', verifiedAt: '2026-11-03T02:00:00Z' }],
    location: { suburb: 'Richmond', stateCode: 'VIC', postcode: '3121', locationSlug: 'richmond-vic-3121' },
  },
  reviewSummary: {
    average: 4.6,
    count: 31,
    stars: [0, 1, 2, 6, 22],
    factors: [{ factor: 'knowledge', average: 4.7, count: 20 }],
  },
  performance: {
    ...olivia.performance,
    underOffer: 1,
    sold: 40,
    leased: 0,
    period: { from: '2025-11-22', to: '2026-11-21' },
  },
  socialLinks: {
    website: 'https://www.olivia.example/',
    facebook: 'javascript:alert(1)',
    instagram: 'https://instagram.example/olivia',
    linkedin: null,
    twitter: null,
  },
  servicedLocations: [{ slug: 'richmond-vic-3121', label: 'Richmond, VIC 3121' }],
  areasOfExpertise: ['Terraces'],
  languages: ['English', 'Greek'],
  video: 'https://youtu.be/abc',
  awards: [{ title: 'Agent of the year', year: 2025 }],
};

export const review: AgentReview = {
  id: '70',
  authorName: 'Jo Li',
  authorUsername: 'jo',
  role: 'vendor',
  rating: 5,
  ratings: [{ factor: 'honesty', rating: 4 }],
  title: 'Calm',
  text: 'Told us everything.\n\nSold in a week.',
  source: 'member',
  status: 'published',
  reply: null,
  repliedAt: null,
  createdAt: '2026-11-01T02:00:00Z',
};
