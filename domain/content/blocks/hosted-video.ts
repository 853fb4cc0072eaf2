/** Where videos are hosted that the site plays (specification, section 5). */
export type VideoHost = 'YouTube' | 'Vimeo' | 'Wistia';

/** A video at one of them, or a list of videos that one player plays. */
export interface HostedVideo {
  readonly host: VideoHost;
  readonly id: string;
  /** The player that a click starts within the page: the one of the host that tracks least. */
  readonly player: string;
  /** Where it can be seen without our page. */
  readonly page: string;
}

/** The hosts of the players. */
export const PLAYER_HOSTS = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  // Showcases.
  'vimeo.com',
  'fast.wistia.net',
] as const;

const ADDRESS = /^(?:https?:)?\/\/([a-z\d.-]+)(?::\d+)?(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i;

/** The host that an address names, without `www.`; null: it names none. */
export const hostNamed = (address: string): string | null =>
  ADDRESS.exec(address.trim())?.[1]
    ?.toLowerCase()
    .replace(/^www\./, '') ?? null;

/** The video, or the list of videos, that an address leads to; null: it leads to none, or elsewhere. Hosts count when they are named exactly. */
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

/** A time within a video: `90`, `90s`, `1m30s`; 0 where it is none. */
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
  // Videos that are not listed are found with a key alone.
  const key = keyInPath ?? /(?:^|&)h=([\da-f]+)(?=&|$)/.exec(query)?.[1];
  return {
    host: 'Vimeo',
    id,
    player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key === undefined ? '' : `&h=${key}`}`,
    page: `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`,
  };
};

/** Showcases were called albums; a video within one plays with the others. */
const showcaseOnVimeo = (path: string): HostedVideo | null => {
  const id = /^\/(?:showcase|album)\/(\d{5,12})(?:\/(?:embed2?|video\/\d{5,12}))?\/?$/.exec(path)?.[1];
  const page = `https://vimeo.com/showcase/${id ?? ''}`;
  return id === undefined ? null : { host: 'Vimeo', id, player: `${page}/embed2?dnt=1&autoplay=1`, page };
};

const onWistia = (host: string, path: string): HostedVideo | null => {
  // What Wistia's own script fetches, `.jsonp`, is in addresses that were copied from it.
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
