import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { colorOf } from '../../../elements/backgrounds/color-of';
import { cssString, deviceRules } from '../../../elements/backgrounds/device-rules';
import { gradientOf } from '../../../elements/backgrounds/gradient';
import { positionOf } from '../../../elements/backgrounds/position-of';
import { filmOf } from '../../../elements/backgrounds/background-video/film-of';

const rows = <T>(read: (text: string) => T, table: [string, T][]) => {
  for (const [text, wanted] of table) assert.deepEqual(read(text), wanted, text);
};

describe('Of a background', () => {
  it('a colour is one of spec 5, or a property', () =>
    rows(colorOf, [
      [' #abc ', '#aabbcc'],
      ['rgba(1, 2, 3, 0.5)', 'rgb(1 2 3/0.5)'],
      ['var(--wb-palette-ink)', 'var(--wb-palette-ink)'],
      ['red', undefined],
      ['var(--a, url(x))', undefined],
      ['#abc;background:url(//evil.example)', undefined],
    ]));

  it('a gradient has two such colours at least', () =>
    rows(gradientOf, [
      ['linear-gradient(#000, #fff)', 'linear-gradient(#000000,#ffffff)'],
      [
        'linear-gradient( 45deg , rgba(0,0,0,.5) 10% , #fff 90% )',
        'linear-gradient(45deg,rgb(0 0 0/0.5) 10%,#ffffff 90%)',
      ],
      [
        'linear-gradient(to top left, #000, var(--wb-color-accent))',
        'linear-gradient(to top left,#000000,var(--wb-color-accent))',
      ],
      [
        'radial-gradient(circle at 50% 20%, #000, #fff)',
        'radial-gradient(circle at 50% 20%,#000000,#ffffff)',
      ],
      ['linear-gradient(#000)', undefined],
      ['linear-gradient(#000, #fff), url(//evil.example)', undefined],
      ['linear-gradient(#000, url(//evil.example))', undefined],
      ['linear-gradient(#000, #fff)}body{display:none', undefined],
      ['conic-gradient(#000, #fff)', undefined],
      [`linear-gradient(${'#000,'.repeat(5000)}#fff)`, undefined],
    ]));

  it('a position is one of words or lengths', () =>
    rows(positionOf, [
      ['Left  Top', 'left top'],
      ['30% 75.5%', '30% 75.5%'],
      ['center', 'center'],
      ['20px bottom', '20px bottom'],
      ['left right', undefined],
      ['calc(1px)', undefined],
      ['1px;color:red', undefined],
    ]));

  it('no text of an author ends the string, the rule or the sheet that it stands in', () => {
    const breaks = /["\n\r\f<>{};]/;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        assert.doesNotMatch(cssString(text).slice(1, -1), breaks),
      ),
      { numRuns: 40 },
    );
    assert.equal(cssString('</style>"'), '"\\3c /style\\3e \\22 "');
  });

  it('rules are written for what differs between devices, and none without a look', () => {
    assert.equal(deviceRules('wb-x', {}, [{}, {}, {}]), '');
    assert.equal(
      deviceRules('wb-x', { color: '#abc', 'color-mobile': '#000' }, [
        { '--c': '#abc' },
        { '--c': '#abc' },
        { '--c': '#000' },
      ]),
      'wb-x[color="#abc"][color-mobile="#000"]{--c:#abc}' +
        '@media (width<768px){wb-x[color="#abc"][color-mobile="#000"]{--c:#000}}',
    );
  });
});

describe('A film behind a section', () => {
  it('is found from its address, or from its key and type', () => {
    const kindOf = (type: string, src: string) => filmOf(type, src)?.kind;
    const table: [type: string, src: string, kind: string | undefined][] = [
      ['auto', 'https://youtu.be/aqz-KE-bpKQ', 'youtube'],
      ['auto', '/a.mp4', 'file'],
      ['auto', 'aqz-KE-bpKQ', undefined],
      ['youtube', 'aqz-KE-bpKQ', 'youtube'],
      ['youtube', 'aqz-KE-bpKQx', undefined],
      ['youtube', 'https://vimeo.com/76979871', undefined],
      ['vimeo', '76979871', 'vimeo'],
      ['vimeo', '1'.repeat(21), undefined],
      ['custom', '/films/1', 'file'],
      ['custom', 'https://youtu.be/aqz-KE-bpKQ', undefined],
      ['custom', '', undefined],
      ...['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example'].map(
        (src): [string, string, undefined] => ['custom', src, undefined],
      ),
      ['auto', 'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', undefined],
    ];
    for (const [type, src, kind] of table) assert.equal(kindOf(type, src), kind, `${type} ${src}`);
  });
});
