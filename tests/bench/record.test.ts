import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barPlot } from './bar-plot';
import { asMarkdown, asText, tableOf } from './cells';
import { missedIn } from './row';
import type { Comparison, Section } from './row';

const section: Section = {
  title: 'Times',
  rows: [
    { figure: 'a click', unit: 'ms', ours: [3, 1, 2], floor: [1, 1, 1], target: 2 },
    { figure: 'a drag', unit: 'ms', ours: [9], target: 2 },
  ],
};

const comparison: Comparison = {
  title: 'Beside',
  stacks: [
    { name: 'ours', version: '1' },
    { name: 'other', version: '2' },
  ],
  contests: [
    { figure: 'tabs, code', unit: 'B', values: { ours: [100], other: [250] } },
    { figure: 'tabs, shift', unit: '', values: { ours: [0], other: [0.5] } },
    { figure: 'tabs, heap', unit: 'B', values: { ours: [7] } },
  ],
};

test('a figure stands beside its floor and its target, by its median', () => {
  assert.deepEqual(tableOf(section).slice(1), [
    ['a click, ms', '1 / 2 / 3', '1 / 1 / 1', '2x', '<= 2', 'met'],
    ['a drag, ms', '9', '', '', '<= 2', 'MISSED'],
  ]);
});

test('others are divided by ours, where that can be done', () => {
  assert.deepEqual(tableOf(comparison), [
    ['figure', 'ours 1', 'other 2'],
    ['tabs, code, B', '100', '250 (2.5x)'],
    ['tabs, shift', '0', '0.500'],
    ['tabs, heap, B', '7', ''],
  ]);
});

test('a target among others is that of ours', () => {
  const judged: Comparison = {
    ...comparison,
    contests: comparison.contests.map((it) => (it.unit ? { ...it, target: 50 } : it)),
  };
  assert.deepEqual(tableOf(judged), [
    ['figure', 'ours 1', 'other 2', 'target', 'verdict'],
    ['tabs, code, B', '100', '250 (2.5x)', '<= 50', 'MISSED'],
    ['tabs, shift', '0', '0.500', '', ''],
    ['tabs, heap, B', '7', '', '<= 50', 'met'],
  ]);
  assert.deepEqual(missedIn(judged), ['tabs, code']);
});

test('a table is written in columns and as Markdown', () => {
  const table = [
    ['figure', 'ours'],
    ['a click', '2'],
  ];
  assert.equal(asText('Times', table), 'Times\nfigure   ours\na click     2');
  assert.equal(
    asMarkdown('Times', table),
    '## Times\n\n| figure | ours |\n| --- | ---: |\n| a click | 2 |',
  );
});

test('a plot’s bars are as long as their values, and its words are text', () => {
  const svg = barPlot('R&D "plot"', [
    {
      label: 'code < 5 kB',
      bars: [
        { name: 'ours', value: 25, text: '25' },
        { name: 'other', value: 100, text: '100' },
      ],
    },
  ]);
  const lengths = [...svg.matchAll(/<rect[^>]* width="(\d+)"/g)].map(([, it]) => Number(it));
  assert.equal(lengths[1]! / lengths[0]!, 4);
  assert.match(svg, /aria-label="R&amp;D &quot;plot&quot;"/);
  assert.match(svg, />code &lt; 5 kB</);
});
