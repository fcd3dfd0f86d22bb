import { flag, number, oneOf, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const progressBar = contract({
  tag: 'wb-progress-bar',
  summary: 'A bar that fills up to a share of a hundred when it is seen.',
  since: '0.1',
  spec: '1, 4 (progress bar), 5 (progress style), 9 (progress animation)',
  wakes: 'script',
  watched: true,
  attributes: {
    value: number(0, 'How full it is; two decimals are shown at most.', {
      min: 0,
      max: 100,
      unit: 'percent',
    }),
    progressStyle: oneOf(
      ['style1', 'style2'],
      'A slim bar with its text above, or a high one with its text inside, which moves with it.',
    ),
    hidePercent: flag('Whether the bar alone shows how full it is, without a figure.'),
    label: text('', 'What a screen reader calls it; its own text unless told.'),
  },
  events: {
    'wb-progress-bar-end': event('The bar has filled up to its value.', {
      detail: { value: number(0, 'How full it is, in percent.') },
    }),
  },
  accessibility: [
    'A screen reader hears of a progress bar with its label and its value, and of no figure between.',
    'The page shows the full value before its script and without it. Where less motion is asked for, it stays so.',
    'Filling up needs no React: its watcher moves what is drawn, once, for a second and a half.',
    'The decimals are written as the language of the page around it does, for de, en, es, fr, it, nl and ru.',
  ],
  slots: { '': 'What is measured, such as a title.' },
  parts: {
    track: 'The whole bar.',
    fill: 'The full part of it.',
    text: 'The text and the figure.',
    percent: 'The figure.',
  },
  cssProperties: {
    '--wb-progress-bar-color': 'Of the full part; --wb-color-accent unless told.',
    '--wb-progress-bar-height':
      'Of the bar; 0.625rem, or --wb-control-size in style2, unless told.',
  },
});
