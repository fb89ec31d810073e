import { plural } from '@verandah/market';
import type { Loaded, PageRequest } from '@verandah/areas';
import { tabs, userAddress, type Tab, type UserData } from './data.ts';
import { readProfile } from './queries.ts';

export { UserView as View } from './view.tsx';

export const pageSize = 10;
const mostPages = 500;

/** Loads a member's public page. Data that depend on the viewer are loaded after hydration. */
export async function load({ params, url, graph }: PageRequest): Promise<Loaded<UserData>> {
  const { username = '', tab: named } = params;
  if (named === tabs[0]) return { status: 301, location: userAddress(username) };
  const tab: Tab | undefined = named === undefined ? tabs[0] : tabs.find((each) => each === named);
  const given = url.searchParams.get('page') ?? '1';
  if (!tab || !/^[1-9]\d{0,2}$/.test(given) || Number(given) > mostPages) return { status: 404 };
  const page = Number(given);
  const { userProfile } = await graph.read(readProfile, {
    username,
    page,
    skip: (page - 1) * pageSize,
    take: pageSize,
    reviews: tab === 'reviews',
    questions: tab === 'questions',
    answers: tab === 'answers',
    discussions: tab === 'discussions',
    follows: tab === 'follows',
  });
  if (!userProfile) return { status: 404 };
  const { reviews, questions, answers, discussions, followers, ...profile } = userProfile;
  const { total } = reviews ?? questions ?? answers ?? discussions ?? followers ?? { total: 0 };
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) return { status: 404 };
  const { name, bio, reviewCount, questionCount, answerCount } = profile;
  return {
    status: 200,
    data: {
      profile,
      tab,
      page,
      pages,
      reviews: reviews?.results ?? [],
      questions: (questions ?? discussions)?.results ?? [],
      answers: answers?.results ?? [],
      followers: followers?.results ?? [],
    },
    head: {
      title: `${name}${tab === 'reviews' ? '' : `: ${tab}`} | Verandah`,
      description:
        bio.slice(0, 160) ||
        `${name} on Verandah: ${plural(reviewCount, 'review')}, ${plural(questionCount, 'question')}, ${plural(answerCount, 'answer')}.`,
      canonical: `${userAddress(profile.username, tab)}${page > 1 ? `?page=${page}` : ''}`,
      // An empty profile is of no use in search results.
      ...(reviewCount + questionCount + answerCount === 0 || tab === 'follows'
        ? { noIndex: true }
        : {
            structuredData: [
              {
                '@context': 'https://schema.org',
                '@type': 'ProfilePage',
                url: userAddress(profile.username),
                mainEntity: {
                  '@type': 'Person',
                  name,
                  alternateName: profile.username,
                  url: userAddress(profile.username),
                  ...(bio && { description: bio.slice(0, 300) }),
                },
              },
            ],
          }),
    },
  };
}
