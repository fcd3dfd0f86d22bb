/** What a map shows. */
export interface Place {
  /** What is searched for: coordinates or an address; empty for nowhere. */
  query: string;
  /** How people call it. */
  name: string;
}

interface Told {
  address: string;
  coordinates: string;
  label: string;
}

const PAIR = /^\s*([+-]?\d+(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)\s*$/;

/** Coordinates as 'latitude,longitude' in degrees; undefined for what is none on this planet. */
export function readCoordinates(text: string): string | undefined {
  const [, latitude, longitude] = PAIR.exec(text)?.map(Number) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? `${latitude},${longitude}` : undefined;
}

/** What is meant: coordinates before an address, which then is the name alone. */
export function readPlace({ address, coordinates, label }: Told): Place {
  const point = readCoordinates(coordinates);
  const written = address.replace(/\s+/g, ' ').trim();
  return { query: point ?? written, name: label.trim() || written || point || '' };
}

interface View {
  /** 1 to 21. */
  zoom: number;
  view: 'map' | 'satellite';
  /** Of the texts in it, such as 'de'; empty for the visitor's own. */
  language: string;
}

/** The site whose frames show maps. */
export const MAPS = 'https://www.google.com';

/** The address of the map that is shown in a frame, without a key. */
export function mapAddress({ query }: Place, { zoom, view, language }: View): string {
  const words = {
    q: query,
    z: String(Math.round(zoom)),
    t: view === 'satellite' ? 'k' : 'm',
    ...(language && { hl: language }),
    output: 'embed',
  };
  return `${MAPS}/maps?${new URLSearchParams(words)}`;
}

/** The address of the same place at Google Maps. */
export const placeAddress = ({ query }: Place): string =>
  `${MAPS}/maps/search/?${new URLSearchParams({ api: '1', query })}`;
