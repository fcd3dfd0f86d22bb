import { useEffect } from 'react';
import { defineElement } from '../../../shared/element/define';
import { heedLinks } from './follow';
import { link } from './link.contract';
import styles from './link.css';

export function Link() {
  useEffect(heedLinks, []);
  return <slot />;
}

defineElement(link, Link, styles);
