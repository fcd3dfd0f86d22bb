import type { Check } from '../../../shared/content/check';
import type { map } from './map.contract';
import { readCoordinates } from './place';
import { readMap } from './read-map';

/** Warns the publisher of a map that shows nothing, or another place than was meant. */
export const check: Check<typeof map> = (host, page, props) => {
  const { src } = readMap(host, page, props);
  const say = (message: string) => page.warn(message, message);
  const { coordinates } = props;
  if (coordinates.trim() && !readCoordinates(coordinates)) {
    const effect = src ? 'the address is shown' : 'there is no map';
    say(
      `<wb-map coordinates="${coordinates.slice(0, 80)}"> names no place on earth, so ${effect}. ` +
        "Write latitude (-90 to 90) and longitude (-180 to 180) in degrees, such as '52.5163, 13.3777'.",
    );
  } else if (!src) {
    say(
      '<wb-map> has no place, so visitors are told that there is none. ' +
        'Give it an address or coordinates, or write an address element into it.',
    );
  }
};
