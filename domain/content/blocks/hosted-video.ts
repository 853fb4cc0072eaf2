/** The video hosts that the site supports (specification, section 5). */
export type VideoHost = 'YouTube' | 'Vimeo' | 'Wistia';

/** A hosted video, or a playlist. */
export interface HostedVideo {
  readonly host: VideoHost;
  readonly id: string;
  /** The player that a click loads, with the host's lowest level of tracking. */
  readonly player: string;
  /** The video's page at its host. */
  readonly page: string;
}

export const PLAYER_HOSTS = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  // Showcases.
  'vimeo.com',
  'fast.wistia.net',
] as const;

const ADDRESS = /^(?:https?:)?\/\/([a-z\d.-]+)(?::\d+)?(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i;

/** The host of an address without `www.`; null without one. */
export const hostNamed = (address: string): string | null =>
  ADDRESS.exec(address.trim())?.[1]
    ?.toLowerCase()
    .replace(/^www\./, '') ?? null;

/** The video or playlist at an address; null when it isn't one. Hosts must match exactly. */
export const hostedVideoAt = (address: string): HostedVideo | null => {
  const [, , path = '/', query = ''] = ADDRESS.exec(address.trim()) ?? [];
  const host = hostNamed(address);
  if (host === null) return null;
  if (YOUTUBE.includes(host)) return onYouTube(host, path, query);
  if (VIMEO.includes(host)) return onVimeo(path, query);
  return isWistia(host) ? onWistia(host, path) : null;
};

const YOUTUBE = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be'];
const VIMEO = ['vimeo.com', 'player.vimeo.com'];
const isWistia = (host: string): boolean => /^(?:[a-z\d-]+\.)?wistia\.(?:com|net)$/.test(host);

const onYouTube = (host: string, path: string, query: string): HostedVideo | null => {
  const inPath =
    host === 'youtu.be'
      ? /^\/([\w-]{11})\/?$/
      : /^\/(?:embed|shorts|live|v)\/(?!videoseries|live_stream)([\w-]{11})\/?$/;
  const id =
    inPath.exec(path)?.[1] ?? (path === '/watch' ? /(?:^|&)v=([\w-]{11})(?=&|$)/.exec(query)?.[1] : null);
  if (id == null) return playlistOnYouTube(path, query);
  const start = secondsOf(/(?:^|&)(?:t|start)=([\dhms]+)(?=&|$)/.exec(query)?.[1] ?? '');
  return {
    host: 'YouTube',
    id,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start === 0 ? '' : `&start=${start}`}`,
    page: `https://www.youtube.com/watch?v=${id}${start === 0 ? '' : `&t=${start}`}`,
  };
};

/** A start time in seconds: `90`, `90s` or `1m30s`; 0 when invalid. */
const secondsOf = (time: string): number => {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

const playlistOnYouTube = (path: string, query: string): HostedVideo | null => {
  const isList = /^\/(?:playlist|watch|embed\/videoseries)\/?$/.test(path);
  const id = isList ? /(?:^|&)list=([\w-]{12,64})(?=&|$)/.exec(query)?.[1] : undefined;
  return id === undefined
    ? null
    : {
        host: 'YouTube',
        id,
        player: `https://www.youtube-nocookie.com/embed/videoseries?list=${id}&autoplay=1&rel=0`,
        page: `https://www.youtube.com/playlist?list=${id}`,
      };
};

const onVimeo = (path: string, query: string): HostedVideo | null => {
  const [, id, keyInPath] =
    /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([\da-f]+))?\/?$/.exec(path) ?? [];
  if (id === undefined) return showcaseOnVimeo(path);
  // Unlisted videos need a key.
  const key = keyInPath ?? /(?:^|&)h=([\da-f]+)(?=&|$)/.exec(query)?.[1];
  return {
    host: 'Vimeo',
    id,
    player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key === undefined ? '' : `&h=${key}`}`,
    page: `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`,
  };
};

/** Showcases were called albums. A video in one plays with the others. */
const showcaseOnVimeo = (path: string): HostedVideo | null => {
  const id = /^\/(?:showcase|album)\/(\d{5,12})(?:\/(?:embed2?|video\/\d{5,12}))?\/?$/.exec(path)?.[1];
  const page = `https://vimeo.com/showcase/${id ?? ''}`;
  return id === undefined ? null : { host: 'Vimeo', id, player: `${page}/embed2?dnt=1&autoplay=1`, page };
};

const onWistia = (host: string, path: string): HostedVideo | null => {
  // Addresses copied from Wistia's script end in `.jsonp`.
  const [, way, id] =
    /^\/(medias|embed\/(?:iframe|medias|playlists))\/([a-z\d]{10})(?:\.jsonp?)?\/?$/.exec(path) ?? [];
  if (id === undefined) return null;
  const player = `https://fast.wistia.net/embed/${way === 'embed/playlists' ? 'playlists' : 'iframe'}/${id}`;
  return {
    host: 'Wistia',
    id,
    player: `${player}?autoPlay=true&doNotTrack=true`,
    page: way === 'medias' ? `https://${host}/medias/${id}` : player,
  };
};
