import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  mapAddress,
  placeAddress,
  readCoordinates,
  readPlace,
} from '../../../elements/contact/map/place';

const bare = { address: '', coordinates: '', label: '' };
const view = { zoom: 15, view: 'map', language: '' } as const;
const query = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('The coordinates of a map', () => {
  const good: [string, string][] = [
    ['52.5163, 13.3777', '52.5163,13.3777'],
    ['-33.8568;151.2153', '-33.8568,151.2153'],
    ['  90 -180 ', '90,-180'],
    ['+0,0', '0,0'],
  ];
  for (const [text, point] of good)
    it(`are read from '${text}'`, () => assert.equal(readCoordinates(text), point));

  const bad = ['90.1, 0', '0, 180.5', '-91,0', '1e9,0', 'NaN,NaN', '52', '52,13,4', '<b>,1', ''];
  for (const text of bad)
    it(`are none in '${text}'`, () => assert.equal(readCoordinates(text), undefined));
});

describe('The place of a map', () => {
  it('is its coordinates before its address, and called by its label before both', () => {
    const both = { ...bare, address: ' Main\n Street 5 ', coordinates: '1, 2' };
    assert.deepEqual(readPlace(both), { query: '1,2', name: 'Main Street 5' });
    assert.deepEqual(readPlace({ ...both, label: 'Shop' }), { query: '1,2', name: 'Shop' });
    assert.deepEqual(readPlace({ ...bare, coordinates: '1, 2' }), { query: '1,2', name: '1,2' });
  });

  it('is its address where the coordinates are on no planet of ours', () => {
    const place = readPlace({ ...bare, address: 'Main Street 5', coordinates: '100, 200' });
    assert.equal(place.query, 'Main Street 5');
    assert.equal(readPlace({ ...bare, coordinates: '100, 200' }).query, '');
  });
});

describe('The frame of a map', () => {
  it('shows the place as near as told, drawn or from above, in the language of the page', () => {
    const place = readPlace({ ...bare, address: 'Main Street 5 & 6' });
    assert.deepEqual(query(mapAddress(place, { zoom: 12.4, view: 'satellite', language: 'de' })), {
      q: 'Main Street 5 & 6',
      z: '12',
      t: 'k',
      hl: 'de',
      output: 'embed',
    });
    assert.equal(query(mapAddress(place, view))['t'], 'm');
  });

  it('is of Google alone, whatever the address says', () => {
    const hostile = ['javascript:alert(1)', '//evil.example', '"><script>', '&output=x#', '\ud800'];
    for (const address of hostile) {
      const place = readPlace({ ...bare, address });
      const url = new URL(mapAddress(place, view));
      assert.equal(url.origin + url.pathname, 'https://www.google.com/maps', address);
      assert.equal(url.searchParams.get('output'), 'embed');
      assert.equal(new URL(placeAddress(place)).origin, 'https://www.google.com');
    }
  });
});
