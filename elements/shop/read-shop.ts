import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import { type ThirdParty, thirdParty } from '../../shared/content/third-party';
import { propertyIn } from '../../shared/foundation/json-object';
import { textsOf } from '../../shared/foundation/texts';
import { readShop } from '../../shared/page/shop-configuration';
import { PROVIDER, scriptAddress } from './ecwid';
import { refusalOf, SENTENCES } from './refusal';
import { type Descriptor, ENTITIES, type Looks, widgets, type WidgetType } from './widgets';
import { widthRule } from './width-rule';

/** What an element of the shop says of itself; of those that show no page of it only the first three. */
export interface Asked {
  consent: boolean;
  storeId: string;
  shopPath: string;
  settings?: Record<string, unknown>;
  width?: string;
  productId?: string;
  categoryId?: string;
}

/** What an element shows of the shop; plain data. */
export interface Shop {
  storeId: string;
  path: string;
  settings: Readonly<Record<string, unknown>>;
  /** The address of the provider's script; empty where nothing may be shown. */
  script: string;
  widget: Descriptor;
  looks: Looks;
  /** Said in the place of the shop where nothing may be shown. */
  message: string;
  party: ThirdParty;
  /** What the page is told of its width. */
  rules: string;
  texts: { bag: string; refused: string; retry: string; noScript: string };
}

/** An address of this site, or of the provider's own: nobody else's script may run here. */
const SCRIPT = /^(?:\/(?![/\\])[^\\\s?#]*|https:\/\/(?:[a-z0-9-]+\.)*ecwid\.com\/[^\\\s?#]*)$/i;

/** Reads the same in Node and in the page; warns the developer of what cannot be shown. */
export function shopOf(host: Light, page: Page, type: WidgetType, asked: Asked): Shop {
  const given = page
    .data('page')
    .map((it) => propertyIn(it, 'shop'))
    .find((it) => it !== undefined);
  const config = readShop({
    ...(given as object | undefined),
    ...(asked.storeId.trim() && { storeId: asked.storeId }),
    ...(asked.shopPath && { path: asked.shopPath }),
  });
  const { entity = { type: '', id: '' }, storeId = '' } = config ?? {};
  const widget = { type, args: argumentsOf(type, asked, entity, config?.defaultProductId ?? '') };
  const refusal = refusalOf(host, page, widget, storeId, readShop(given)?.storeId ?? '');
  const at = config?.script ?? '';
  if (at && !SCRIPT.test(at)) warnOfScript(page, at);
  const say = textsOf(page);
  const { looks, title } = widgets[type];
  return {
    storeId,
    path: config?.path ?? '',
    settings: { ...config?.settings, ...asked.settings },
    script: refusal ? '' : scriptAddress(storeId, SCRIPT.test(at) ? at : ''),
    widget,
    looks,
    message: refusal && say(SENTENCES[refusal]),
    party: thirdParty(page, {
      purpose: 'shop',
      consent: asked.consent,
      provider: PROVIDER,
      title: say(title),
      address: '',
    }),
    rules: widthRule(host, page, asked.width ?? ''),
    texts: {
      bag: say('Bag'),
      refused: say(SENTENCES.other),
      retry: say('Try again'),
      noScript: say('The shop needs JavaScript.'),
    },
  };
}

/** What a product or a category is shown by: its own id, else that of what the page is about. */
function argumentsOf(
  type: WidgetType,
  { productId = '', categoryId = '' }: Asked,
  entity: { type: string; id: string },
  defaultProduct: string,
): Descriptor['args'] {
  const about = (...types: string[]) => (types.includes(entity.type) ? entity.id : '');
  if (type === 'product') {
    const id = productId.trim() || about(ENTITIES.product) || defaultProduct;
    return id ? { id } : {};
  }
  if (type === 'category') {
    const id = categoryId.trim() || about(ENTITIES.category, ENTITIES.productCategory);
    return id ? { categoryId: id } : {};
  }
  return {};
}

function warnOfScript(page: Page, at: string) {
  const message =
    `data-wb-page: shop.script is "${at.slice(0, 80)}", which is neither of this site nor of ecwid.com, so the provider's own address is used. ` +
    "Write a path such as '/shop.js', or leave it out.";
  page.warn(message, message);
}
