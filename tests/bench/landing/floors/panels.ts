import { floors } from '../../floor';
import type { Counterparts } from '../counterpart';

const TURN = `addEventListener('click', ({ target }) => {
  if (target.matches('.turn')) target.ariaPressed = target.ariaPressed !== 'true';
});`;

/** Content of which a part is shown: details, radio buttons, and the tabs of the other parts. */
export const panels: Counterparts = {
  accordion: { html: floors.accordion!.html },
  'flip-box': {
    html: `<div class="flip"><div class="front"><h3>Rye</h3><p>Dark, and sour enough.</p></div><div class="back"><p>Rye flour, water, salt. Baked on Tuesdays. <a href="#order">Order one</a></p></div><button class="turn" aria-label="Turn over" aria-pressed="false">↻</button></div>`,
    style: `.flip{display:grid;perspective:60rem}
.flip>*{grid-area:1/1;backface-visibility:hidden;transition:transform .5s}
.turn{place-self:end;z-index:1}
.back,.flip:is(:hover,:has([aria-pressed=true])) .front{transform:rotateY(180deg)}
.flip:is(:hover,:has([aria-pressed=true])) .back{transform:none}`,
    scripts: [TURN],
  },
  switcher: {
    html: `<fieldset class="switcher"><legend>How to pay</legend><label><input type="radio" name="pay" value="monthly" checked> Monthly</label> <label><input type="radio" name="pay" value="yearly"> Yearly</label>
<section><h3>Monthly</h3><p>12 € a month. <a href="#yearly">Or pay once</a></p></section>
<section id="yearly"><h3>Yearly</h3><p>120 € a year, two months free.</p></section></fieldset>`,
    style: `.switcher:has([value=monthly]:checked) #yearly,.switcher:has([value=yearly]:checked) section:not(#yearly){display:none}`,
  },
  tabs: { html: floors.tabs!.html, scripts: [floors.tabs!.script] },
};
