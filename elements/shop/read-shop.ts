import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import { type ThirdParty, thirdParty } from '../../shared/content/third-party';
import { propertyIn } from '../../shared/foundation/json-object';
import { textsOf } from '../../shared/foundation/texts';
import { readShop } from './shop-configuration';
import { PROVIDER, scriptAddress } from './ecwid';
import { type Refusal, refusalOf, SENTENCES } from './refusal';
import {
  BROWSERS,
  type Descriptor,
  ENTITIES,
  type Looks,
  widgets,
  type WidgetType,
} from './widgets';
import { widthRule } from './width-rule';

/** What an element of the shop says of itself; each says some of it. */
export interface Asked {
  type?: WidgetType;
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
  /** Why nothing may be shown; empty where it may. */
  refusal: Refusal | '';
  /** Said in the place of the shop where nothing may be shown. */
  message: string;
  party: ThirdParty;
  /** What the page is told of its width. */
  rules: string;
  texts: { bag: string; refused: string; retry: string; noScript: string };
}

/** An address of this site, or of the provider's own: nobody else's script may run here. */
export const SCRIPT =
  /^(?:\/(?![/\\])[^\\\s?#]*|https:\/\/(?:[a-z0-9-]+\.)*ecwid\.com\/[^\\\s?#]*)$/i;

/** Reads the same in Node and in the page. */
export function shopOf(host: Light, page: Page, asked: Asked): Shop {
  const usual = BROWSERS[host.tag];
  const type = asked.type ?? usual?.type ?? 'cart';
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
  const about = (...types: string[]) => (types.includes(entity.type) ? entity.id : '');
  const args: Descriptor['args'] = {};
  if (type === 'product') {
    args.id =
      asked.productId?.trim() || about(ENTITIES.product) || (config?.defaultProductId ?? '');
  }
  if (type === 'category') {
    args.categoryId =
      asked.categoryId?.trim() ||
      about(ENTITIES.category, ENTITIES.productCategory) ||
      (usual?.categoryId ?? '');
  }
  const widget = { type, args };
  const refusal = refusalOf(host, page, widget, storeId, readShop(given)?.storeId ?? '');
  const at = config?.script ?? '';
  const say = textsOf(page);
  const { looks, title } = widgets[type];
  return {
    storeId,
    path: config?.path ?? '',
    settings: plain({ ...config?.settings, ...asked.settings }),
    script: refusal ? '' : scriptAddress(storeId, SCRIPT.test(at) ? at : ''),
    widget,
    looks,
    refusal,
    message: refusal && say(SENTENCES[refusal]),
    party: thirdParty(page, {
      purpose: 'shop',
      consent: asked.consent,
      provider: PROVIDER,
      title: say(title),
      address: '',
    }),
    rules: widthRule(host.tag, asked.width ?? ''),
    texts: {
      bag: say('Bag'),
      refused: say(SENTENCES.other),
      retry: say('Try again'),
      noScript: say('The shop needs JavaScript.'),
    },
  };
}

/** Settings are words, numbers and flags; what else a script may have set is none. */
const plain = (settings: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(settings).filter(([, it]) => /^(boolean|number|string)$/.test(typeof it)),
  );
