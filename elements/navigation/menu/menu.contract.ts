import { oneOf, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

const title = text('', 'The title whose sub-menu it is.');

export const menu = contract({
  tag: 'wb-menu',
  summary: 'The links of a site, from plain lists, with sub-menus and a mark at the present page.',
  since: '0.1',
  spec: '1, 4 (menus), 9 (breakpoints of popup and menu)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    layout: oneOf(
      ['horizontal', 'vertical'],
      'Side by side with sub-menus that drop below, or one below the other with sub-menus in place.',
    ),
    layoutTablet: oneOf(
      ['same', 'horizontal', 'vertical'],
      'The layout from 767 to 990 pixels of width; what layout says unless told.',
    ),
    layoutMobile: oneOf(
      ['same', 'horizontal', 'vertical'],
      'The layout below 767 pixels of width; what layout says unless told.',
    ),
    trigger: oneOf(
      ['hover', 'click'],
      'Whether a mouse opens what drops below by resting on it, which wakes the menu, or by a click alone.',
    ),
    label: text(
      '',
      'Draws a navigation landmark of this name; write none when a nav is around the menu.',
    ),
    subMenuText: text(
      '',
      "The name of the button beside a link; 'Sub-menu of {title}' unless told, where {title} stands for the link's text.",
    ),
  },
  events: {
    'wb-menu-opened': event('A sub-menu has opened.', { detail: { title } }),
    'wb-menu-closed': event('A sub-menu has closed.', { detail: { title } }),
  },
  keyboard: {
    'Enter, Space': 'On a button, opens or closes its sub-menu; Enter on a link follows it.',
    Escape: 'Closes the sub-menu; focus goes back to its button.',
    'ArrowLeft, ArrowRight':
      'In a horizontal menu, moves along it, in the reading direction; it ends at its ends.',
    'ArrowDown, ArrowUp':
      'Moves into an open sub-menu, through it and back; through the whole of a vertical menu.',
    'Home, End': 'Moves to the first or the last of the menu or the open sub-menu.',
    Tab: 'Goes on; what has dropped below closes when the focus leaves it.',
  },
  accessibility: [
    'It is a disclosure navigation: lists of links, with a button for each sub-menu that says whether it is open. It has no role of an application menu.',
    'Stand it in a nav with an aria-label, or give it a label.',
    'The link of the present page is marked with aria-current, unless the author has marked one.',
    'A title without an address is itself the button of its sub-menu.',
    'Without script sub-menus open under a mouse and under the focus; on paper everything shows.',
  ],
  slots: {
    'item-1':
      'The first child that is no list, as an item of its own; item-2 is the second, and so on. Written by the element.',
  },
  parts: {
    list: 'The list of the items.',
    item: 'One item.',
    link: 'A link, or a title without address.',
    current: 'The link of the present page; also a link.',
    picture: 'The picture in a link.',
    button: 'What opens a sub-menu.',
    panel: 'A sub-menu.',
  },
  cssProperties: {
    '--wb-menu-gap': 'Space between items; --wb-space-2xs unless told.',
    '--wb-menu-item-padding': 'Room inside a link; 0.625rem 0.75rem unless told.',
    '--wb-menu-panel-size': 'The least width of a sub-menu; 13rem unless told.',
    '--wb-menu-picture-size': 'The greatest height of a picture in a link; 1.5rem unless told.',
  },
});
