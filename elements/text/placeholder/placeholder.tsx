import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { placeholder } from './placeholder.contract';
import styles from './placeholder.css';
import { type Content, readContent } from './read-content';
import { useHtml } from './use-html';

function Placeholder({ host, content }: Wired<typeof placeholder, Content>) {
  useHtml(host, content);
  // Without content, the outer slot shows its fallback: the author's own nodes.
  return (
    <slot name="content">
      <slot />
    </slot>
  );
}

defineElement(placeholder, Placeholder, styles, {
  content: readContent,
  field: (_, { drawn, html, drawHtml }) => (html ? drawHtml?.() : drawn),
});
