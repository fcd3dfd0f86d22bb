import type { Demo } from '../demo';

/** As a builder's server writes it. */
const encoded = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes));
};

const letter = `<h3>Good morning, {{name fallback="neighbour"}}!</h3>
<p>Your <strong>{{loaf fallback="bread"}}</strong> will be ready at {{time fallback="noon"}}. It keeps for <em>a week</em>, in linen.</p>
<ul><li>Rye, three stages</li><li>Salt from Aveiro</li></ul>
<p><a href="/orders/{{order fallback="last"}}">See the order</a></p>`;

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: `<p>Today: <wb-placeholder base64="${encoded('Pão de centeio – {{weight fallback="500"}} g')}" values='{"weight":"750"}'></wb-placeholder></p>`,
    },
    {
      name: 'HTML, with values',
      html: `<wb-placeholder format="html" base64="${encoded(letter)}"
  values='{"loaf":"rye loaf","time":"18:30","order":"1042"}'></wb-placeholder>`,
    },
    {
      name: 'HTML with what no page may have',
      html: `<wb-placeholder format="html" base64="${encoded(
        '<p onclick="alert(1)">Only <a href="javascript:alert(1)">the text</a> of it<script>alert(1)</script> stays.</p>',
      )}"></wb-placeholder>`,
    },
    {
      name: 'without content',
      html: '<p>Dear <wb-placeholder base64="">customer</wb-placeholder>,</p>',
    },
    {
      name: 'content that cannot be read',
      html: '<p>Dear <wb-placeholder base64="not base64!">customer</wb-placeholder>,</p>',
      warns: 'is no base64 of UTF-8',
    },
  ],
  states: [
    {
      name: 'with other HTML',
      example: 'HTML, with values',
      reach: (host) => {
        host.setAttribute('base64', btoa('<p>A <b>second</b> batch is in the oven.</p>'));
      },
    },
  ],
};
