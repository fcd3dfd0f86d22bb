import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: `<wb-language-switcher>
  <a href="/" hreflang="en" lang="en"><img src="/gallery/pictures/flag-gb.svg" alt="" height="16"> English</a>
  <a href="/de/" hreflang="de" lang="de"><img src="/gallery/pictures/flag-de.svg" alt="" height="16"> Deutsch</a>
  <a href="/pt/" hreflang="pt" lang="pt"><img src="/gallery/pictures/flag-pt.svg" alt="" height="16"> Português</a>
  <a href="/fr/" hreflang="fr" lang="fr">Français</a>
  <a href="/ar/" hreflang="ar" lang="ar">العربية</a>
  <a href="/ja/" hreflang="ja" lang="ja">日本語</a>
</wb-language-switcher>`,
    },
    {
      name: 'all in a row, names alone',
      html: `<wb-language-switcher layout="list" show-flags="off">
  <ul>
    <li><a href="/" hreflang="en" lang="en">English</a></li>
    <li><a href="/de/" hreflang="de" lang="de" aria-current="true">Deutsch</a></li>
    <li><a href="/pt/" hreflang="pt" lang="pt">Português</a></li>
  </ul>
</wb-language-switcher>`,
    },
    {
      name: 'a link that leads nowhere',
      html: `<wb-language-switcher show-names="off">
  <a href="/" hreflang="en" lang="en"><img src="/gallery/pictures/flag-gb.svg" alt="" height="16"> English</a>
  <a hreflang="de" lang="de">Deutsch</a>
</wb-language-switcher>`,
      warns: 'leaves out the link',
    },
  ],
  states: [
    {
      name: 'open',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('button')!.click(),
    },
  ],
};
