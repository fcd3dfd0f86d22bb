import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'another picture for phones',
      html: `<wb-parallax image="/gallery/pictures/dusk.svg" image-mobile="/gallery/pictures/fjord.svg" color="#2b2440" shade="dark">
  <h2>Evenings up here</h2>
  <p>Seven hills, one behind the other, and the last bus at ten.</p>
  <p><a href="#rooms">See the rooms</a></p>
</wb-parallax>`,
    },
    {
      name: 'a picture with formats of its own, the colour of the page over it',
      html: `<wb-parallax shade="page" position="50% 80%">
  <picture slot="image">
    <source media="(width < 768px)" srcset="/gallery/pictures/meadow.svg">
    <img src="/gallery/pictures/dunes.svg" alt="" width="1200" height="800">
  </picture>
  <h2>Two days on foot</h2>
  <p>And a well on the way.</p>
</wb-parallax>`,
    },
    {
      name: 'a gradient alone, another one on phones',
      html: `<wb-parallax color="#14342b" gradient="linear-gradient(120deg, rgba(20, 52, 43, 0) 20%, #1f6f5c)" gradient-mobile="linear-gradient(#14342b, #1f6f5c)" shade="dark">
  <h2>Nothing but green</h2>
  <p>What has no picture has a colour.</p>
</wb-parallax>`,
    },
    {
      name: 'a colour that is none',
      html: `<wb-parallax image="/gallery/pictures/snow.svg" color="snow white" shade="page">
  <p>The picture shows all the same.</p>
</wb-parallax>`,
      warns: 'the value cannot be read',
    },
  ],
};
