/**
 * Hosts of the players of videos and tours: a page may hold frames of these, once a visitor opens one, and of no
 * others.
 */
export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://my.matterport.com',
] as const;

/** A video or tour that can be played on the page. */
export interface Player {
  /** The provider of the player: 'YouTube'. */
  readonly provider: 'YouTube' | 'Vimeo' | 'Matterport';
  /** Address of the frame; it starts by itself, without cookies where the provider supports that. */
  readonly frame: string;
}

const [youTube, vimeo, matterport] = playerOrigins;

function youTubeId(url: URL): string | null {
  const [first = '', second = ''] = url.pathname.slice(1).split('/');
  const id =
    url.hostname === 'youtu.be'
      ? first
      : ['embed', 'shorts', 'live', 'v'].includes(first)
        ? second
        : url.searchParams.get('v');
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

function vimeoFrame(url: URL): string | null {
  const [, id, hash = url.searchParams.get('h')] =
    /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(url.pathname) ?? [];
  return id
    ? `${vimeo}/video/${id}?${new URLSearchParams({ autoplay: '1', dnt: '1', ...(hash && /^[\da-f]+$/.test(hash) && { h: hash }) }).toString()}`
    : null;
}

/** The player of a link as agents write it ('https://youtu.be/…'); null for what only opens on its own site. */
export function playerOf(address: string): Player | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname.replace(/^(?:www|m)\./, '');
  if (!url || !host || !/^https?:$/.test(url.protocol)) return null;
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') {
    const id = youTubeId(url);
    return id ? { provider: 'YouTube', frame: `${youTube}/embed/${id}?autoplay=1&rel=0` } : null;
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const frame = vimeoFrame(url);
    return frame ? { provider: 'Vimeo', frame } : null;
  }
  const model = host === 'my.matterport.com' ? url.searchParams.get('m') : null;
  return model && /^\w{8,20}$/.test(model)
    ? { provider: 'Matterport', frame: `${matterport}/show/?m=${model}&play=1` }
    : null;
}
