import { useEffect, useRef, useState } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { useAnnounced } from '../../../shared/react/hooks/use-announced';
import { useConsent } from '../../../shared/react/hooks/use-consent';
import { useVisible } from '../../../shared/react/hooks/use-visible';
import { begin, clearCart, hear, isOtherStore } from '../ecwid';
import { type Shop, shopOf } from '../read-shop';
import { browsersIn } from '../refusal';
import { sitesOf } from '../shop-options';
import { useProvider } from '../use-provider';
import { shopBag } from './shop-bag.contract';
import styles from './shop-bag.css';

interface Bag extends Shop {
  label: string;
  /** Whether nothing else on the page has the shop begin. */
  isAlone: boolean;
}

export function ShopBag({ host, content, iconSize }: Wired<typeof shopBag, Bag>) {
  const { storeId, path, script, party, label, isAlone } = content;
  const link = useRef<HTMLAnchorElement>(null);
  const consent = useConsent(host, party);
  const isInView = useVisible(link, 0);
  const [wasInView, setSeen] = useState(false);
  const [count, setCount] = useState<number>();
  const isWanted = wasInView && script !== '' && consent.isGranted && !isOtherStore(storeId);
  const isThere = useProvider(content, isWanted, true) === 'there';

  useMethods(host, { clear: clearCart });
  useEffect(() => {
    if (isInView) setSeen(true);
  }, [isInView]);
  useEffect(() => {
    if (!isThere) return undefined;
    const stop = hear({});
    if (isAlone) begin();
    return stop;
  }, [isThere, isAlone]);
  useAnnounced('cart.changed', '', (cart) => {
    if (cart.count !== undefined) setCount(cart.count);
  });

  return (
    <a ref={link} className="link" part="link" href={`${path}/cart`}>
      <span className="icon" part="icon" data-size={iconSize}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 8h14l1 12H4zM8.5 10V7a3.5 3.5 0 0 1 7 0v3" />
        </svg>
        <span className="count" part="count" data-full={count ? '' : undefined}>
          {count}
        </span>
      </span>
      <slot>{label}</slot>
    </a>
  );
}

defineElement(shopBag, ShopBag, styles, {
  content: (host, page, props) => {
    const shop = shopOf(host, page, props);
    const isAlone = browsersIn(page).length === 0;
    return { ...shop, label: props.label || shop.texts.bag, isAlone };
  },
  sites: sitesOf,
});
