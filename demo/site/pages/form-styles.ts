import { html } from './markup';

/** For the head of pages with forms, or with what forms brought. */
export const formStyles = html`<link rel="stylesheet" href="/site/forms.css" />`;
