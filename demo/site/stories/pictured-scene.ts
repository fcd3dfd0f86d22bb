import { html } from '../pages/markup';
import type { Markup } from '../pages/markup';
import { sceneAddress, sceneSize } from './scenes';
import type { Scene } from './scenes';

/** A scene as a picture; where `eager`, it is asked for at once, since it stands in the first window. */
export const sceneImage = ({ name, alt }: Scene, eager = false): Markup =>
  html`<img
    src="${sceneAddress(name)}"
    alt="${alt}"
    width="${sceneSize.width}"
    height="${sceneSize.height}"
    ${!eager && html`loading="lazy"`}
  />`;

/** A scene with its caption, as a link to the whole of it. */
export const sceneFigure = (it: Scene): Markup =>
  html`<figure data-tags="${it.tag}">
    <a href="${sceneAddress(it.name)}">${sceneImage(it)}</a>
    <figcaption>${it.caption}</figcaption>
  </figure>`;
