import { html } from './markup';
import type { Markup } from './markup';

/** What is said of the visitor's choices, in the language of the page. */
export interface PrivacyWords {
  link: string;
  heading: string;
  about: string;
}

export const ENGLISH: PrivacyWords = {
  link: 'Privacy settings',
  heading: 'What may we load from others?',
  about:
    'Comments and the calendar are not ours: whoever shows them learns of your visit. Change your mind whenever you like.',
};

/** The link in the foot of a page by which visitors see and change what they allowed, and where they do. */
export const privacySettings = ({ link, heading, about }: PrivacyWords = ENGLISH): Markup =>
  html`<p><a href="#privacy">${link}</a></p>
    <wb-consent id="privacy" purposes="comments booking">
      <h2>${heading}</h2>
      <p>${about}</p>
    </wb-consent>`;
