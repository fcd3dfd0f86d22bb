import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: `<wb-anchors>
  <nav aria-label="On this page"><a href="#bread">Bread</a> <a href="#cakes">Cakes</a> <a href="#">Top</a></nav>
</wb-anchors>
<h3 id="bread">Bread</h3>
<p>Baked at four every morning.</p>
<h3 id="cakes">Cakes</h3>
<p>To order, two days ahead.</p>`,
    },
    {
      name: 'with room above',
      html: `<wb-anchors offset="30"><a href="#opening-hours">Opening hours</a></wb-anchors>
<h3 id="opening-hours">Opening hours</h3>
<p>Tuesday to Saturday, seven to six.</p>`,
    },
  ],
};
