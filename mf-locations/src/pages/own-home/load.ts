import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { GraphError, isSignedOut, unreachable } from '@verandah/graph';
import { signInHref } from '@verandah/kit';
import { ownHomeAddress, ownHomesPath, placeIdentifier } from '@verandah/market';
import { checkHome, fieldsOf, postedHome, type HomeProblems } from '../../features/own-homes/fields.ts';
import { readOwnHome, unclaimHome } from '../../features/own-homes/queries.ts';
import { saveHome } from '../../features/own-homes/save-home.ts';
import type { OwnHomeData } from './data.ts';
import { savedMark } from './marks.ts';

/** Loads the page on which a member claims a property as their home. Visitors sign in first. */
export async function loadOwnHome({ params, url, graph, session }: PageRequest): Promise<Loaded<OwnHomeData>> {
  const { slug = '', street = '', property: wanted = '' } = params;
  const toSignIn = { status: 303, location: signInHref(url.pathname, 'home') } as const;
  if (!session.signedIn) return toSignIn;
  try {
    const path = { suburb: placeIdentifier(slug), street, property: wanted };
    const { property, claimedHome } = await graph.read(readOwnHome, path);
    const place = property?.location ?? claimedHome?.location;
    const address = property?.latest?.address.street ?? claimedHome?.address;
    if (!place || !address) return { status: 404 };
    const canonical = ownHomeAddress(place.slug, property?.streetSlug ?? street, property?.slug ?? wanted);
    if (url.pathname !== canonical) return { status: 301, location: canonical };
    return {
      status: 200,
      data: {
        place,
        path,
        address,
        isPublic: property !== null,
        claimed: claimedHome && { id: claimedHome.id, estimate: claimedHome.estimate },
        fields: fieldsOf(
          claimedHome ?? {
            propertyType: property?.latest?.propertyType ?? 'house',
            bedrooms: property?.latest?.features.bedrooms ?? null,
            tracked: false,
          },
        ),
        saved: claimedHome !== null && url.searchParams.has(savedMark),
        problems: {},
      },
      head: { title: `${address}: your home`, canonical, noIndex: true },
    };
  } catch (error) {
    if (isSignedOut(error)) return toSignIn;
    throw error;
  }
}

/** Handles the forms sent without script. */
export async function submitOwnHome(request: PageRequest, form: FormFields): Promise<Loaded<OwnHomeData>> {
  const loaded = await loadOwnHome(request);
  if (loaded.status !== 200) return loaded;
  const { path, claimed } = loaded.data;
  const fields = postedHome(form);
  const reject = (problems: HomeProblems): Loaded<OwnHomeData> => ({
    status: 422,
    data: { ...loaded.data, fields, saved: false, problems },
    head: loaded.head,
  });
  try {
    if (form['do'] === 'remove') {
      if (claimed) await request.graph.write(unclaimHome, { homeId: claimed.id });
      return { status: 303, location: ownHomesPath };
    }
    const problems = checkHome(fields);
    const refused = Object.keys(problems).length > 0 ? problems : await saveHome(request.graph, path, fields);
    if (Object.keys(refused).length > 0) return reject(refused);
    return { status: 303, location: `${request.url.pathname}?${savedMark}=1` };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    return isSignedOut(error)
      ? { status: 303, location: signInHref(request.url.pathname, 'home') }
      : reject({ form: unreachable });
  }
}
