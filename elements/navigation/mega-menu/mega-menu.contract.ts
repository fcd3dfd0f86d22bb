import { oneOf, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const megaMenu = contract({
  tag: 'wb-mega-menu',
  summary: 'A title in a menu, with a panel of anything that opens below it.',
  since: '0.1',
  spec: '1, 4 (mega menu), 9 (150 ms, 5 px, breakpoints of popup and menu)',
  wakes: 'interaction',
  attributes: {
    trigger: oneOf(
      ['hover', 'click'],
      'Whether a mouse opens the panel by resting on the title, which wakes the menu, or by a click alone.',
    ),
    panelWidth: oneOf(
      ['content', 'menu', 'window'],
      'As wide as its content, as the menu, nav or header around it, or as the window; never wider than that.',
    ),
    buttonText: text(
      '',
      "The name of the button beside a link; 'Sub-menu of {title}' unless told, where {title} stands for the link's text.",
    ),
  },
  events: {
    'wb-mega-menu-opened': event('The panel has opened.'),
    'wb-mega-menu-closed': event('The panel has closed.'),
  },
  keyboard: {
    'Enter, Space': 'On the button, opens or closes the panel; Enter on a link follows it.',
    ArrowDown: 'On the title, moves to the first link, button or field of the open panel.',
    Escape: 'Closes the panel; focus goes back to its button.',
    Tab: 'Goes on through the open panel, which closes when the focus leaves it.',
  },
  accessibility: [
    'A button says whether the panel is open: beside a title that is a link, around one that is not.',
    'In a vertical menu, in a drawer, and below 767 pixels of width in another panel, it opens in place and stays open until its button closes it.',
    'Another mega menu that opens, and a header that becomes sticky, close what stands over the page.',
    'Without script the panel opens under a mouse and under the focus; on paper it shows.',
  ],
  slots: {
    title: 'The title: a link, or a text that is no link.',
    '': 'What the panel holds.',
  },
  parts: {
    head: 'The title and its button.',
    button: 'What opens the panel.',
    panel: 'The box around the content.',
  },
  cssProperties: {
    '--wb-mega-menu-size':
      'The greatest width of a panel as wide as its content; 60rem unless told.',
    '--wb-mega-menu-padding': 'Room around the content; --wb-space unless told.',
    '--wb-mega-menu-title-padding': 'Room inside the title; 0.625rem 0.75rem unless told.',
  },
});
