import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packManifest } from '../../../../shared/programs/build/pack-manifest.mjs';
import type { Manifest } from '../../../../shared/programs/loader/packed-manifest';
import { unpack } from '../../../../shared/programs/loader/packed-manifest';
import { fullManifest } from '../../../support/full-manifest';

const manifest: Manifest = {
  elements: {
    'wb-tabs': { chunks: ['tabs-a-b_c-1x.js'], wakes: 'interaction' },
    'wb-add-to-cart': {
      chunks: ['add-to-cart-12345678.js', 'use-choice-Zz_-9876.js', 'texts-00000000.js'],
      wakes: 'visible',
      subscribes: { 'product.choice': 'product-handle', 'cart.change': 'cart' },
      defers: ['submit', 'invocation'],
      watch: 'add-to-cart-watch-abcdefgh.js',
    },
  },
  common: ['react-DpL9tW1a.js'],
  later: 'loader-later-0a1b2c3d.js',
};

test('what the build packs for the loader is what the loader reads', () => {
  assert.deepEqual(unpack(packManifest(manifest)), manifest);
});

test('the same holds of seventy-five tags', () => {
  const full = fullManifest(manifest);
  assert.equal(Object.keys(full.elements).length, 75);
  assert.deepEqual(unpack(packManifest(full)), full);
});

test('it is at most two thirds as long as JSON', () => {
  const full = fullManifest(manifest);
  assert.ok(packManifest(full).length * 3 <= JSON.stringify(full).length * 2);
});

test('a file that is not named after its tag stops the build', () => {
  const chunks = ['other-12345678.js'];
  assert.throws(
    () => packManifest({ ...manifest, elements: { 'wb-tabs': { chunks, wakes: 'interaction' } } }),
    /other-12345678\.js is not named tabs-<hash>\.js/,
  );
});

test('more shared files than there are characters stop the build', () => {
  const shared = Array.from({ length: 80 }, (_, index) => `shared-${index}.js`);
  const chunks = ['tabs-12345678.js', ...shared];
  assert.throws(
    () => packManifest({ ...manifest, elements: { 'wb-tabs': { chunks, wakes: 'interaction' } } }),
    /share 80 files .* can name 79/,
  );
});
