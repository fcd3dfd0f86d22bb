import { consent, number, oneOf, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const map = contract({
  tag: 'wb-map',
  summary:
    'A place on a map of Google: its address, a link to it, and the map once a visitor wants it.',
  since: '0.1',
  spec: '1, 7 (maps embed), 8 (Failed to load)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    consent: consent('maps'),
    address: text(
      '',
      'The address to show, as one would search for it; that of an address element inside unless told.',
    ),
    coordinates: text(
      '',
      "Latitude and longitude in degrees, such as '52.5163, 13.3777', which place it more exactly; others count for nothing.",
    ),
    label: text('', 'What is there, such as a name, for the title of the map.'),
    zoom: number(15, 'How near: 1 is the world, 15 streets, 20 buildings.', { min: 1, max: 21 }),
    view: oneOf(['map', 'satellite'], 'Whether it is drawn, or seen from above.'),
    height: number(400, 'Its height, from the first paint on.', {
      min: 100,
      max: 2000,
      unit: 'pixels',
    }),
  },
  events: { 'wb-map-show': event('The visitor has asked for the map.') },
  keyboard: {
    'Enter, Space': 'On the button, shows the map and moves the focus into it.',
    Enter: 'On the link, opens the place at Google Maps.',
  },
  accessibility: [
    'Until the map is wanted it is a card with the address, a button and a link; without script, the card and the link.',
    'The frame is named after the place. A map is a picture: write the address and the way there beside it.',
    'The frame may run its own scripts, keep its own cookies and open windows (sandbox), since a map that is moved needs the first two and its links the last; it gets no camera, place or other feature, and learns the origin of the page alone (referrerpolicy), as in the code that Google gives.',
  ],
  slots: {
    '': 'What is shown below it, such as the address and the way there.',
    picture: 'A picture of the map, shown until the map is wanted.',
  },
  parts: {
    box: 'The box of the map.',
    card: 'What stands in it until the map is wanted.',
    place: 'The address on it.',
    show: 'The button that shows the map.',
    frame: 'The frame of the map.',
    consent: 'The card that asks the visitor.',
    'allow-once': 'The button on it that allows this map.',
    'allow-always': 'The button on it that allows all maps.',
    open: 'The link to the place at Google Maps.',
    notice: 'What is said when the map does not come.',
  },
});
