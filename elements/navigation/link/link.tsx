import { useEffect } from 'react';
import { defineElement } from '../../../shared/element/define';
import { listenToLinks } from './follow';
import { link } from './link.contract';
import styles from './link.css';

export function Link() {
  useEffect(listenToLinks, []);
  return <slot />;
}

defineElement(link, Link, styles);
