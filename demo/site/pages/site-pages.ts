import type { ShopProduct } from '../catalogue/read-catalogue';
import { churchDay } from '../congregation/church-day';
import { feedsOf } from '../congregation/feeds';
import type { Congregation } from '../congregation/read-congregation';
import { articles } from '../journal/articles';
import { linenBoxPage } from '../linen-box/linen-box';
import { flaxPage } from '../stories/flax';
import { workshopPage } from '../stories/workshop';
import { articlePage } from './article';
import { cataloguePage } from './catalogue';
import { churchPage } from './church';
import { churchArticlesPage } from './church-articles';
import { churchGroupsPage } from './church-groups';
import { churchPeoplePage, churchThanksPage } from './church-people';
import { churchSermonsPage } from './church-sermons';
import { contactPage } from './contact';
import { enquiryPage } from './enquiry';
import { formSentPage } from './form-sent';
import { homePage } from './home';
import { hostedShopPages } from './hosted-shop';
import { productPage } from './product';

/** A page ready to be sent, and the Content-Security-Policy it works under. */
export interface SitePage {
  html: string;
  policy: string;
}

/** Turns an author's page into the one that is sent. */
export type PagePublisher = (html: string) => SitePage;

/** Nothing but the site itself: what pages need that carry no code or style of their own. */
export const plainPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The pages as their author wrote them; elements on them draw themselves in the browser. */
export const unpublished: PagePublisher = (html) => ({ html, policy: plainPolicy });

/** Every page that is the same for all visitors, by its path. */
export function sitePages(
  products: readonly ShopProduct[],
  congregation: Congregation,
  publish: PagePublisher,
): Map<string, SitePage> {
  const feeds = feedsOf(congregation);
  return new Map([
    ['/', publish(homePage(products))],
    ['/shop', publish(cataloguePage(products))],
    ['/linen-box', publish(linenBoxPage())],
    ['/workshop', publish(workshopPage())],
    ['/stories/flax', publish(flaxPage(products))],
    ['/church', publish(churchPage(feeds, {}, churchDay()))],
    ['/church/groups', publish(churchGroupsPage(feeds))],
    ['/church/sermons', publish(churchSermonsPage(feeds))],
    ['/church/articles', publish(churchArticlesPage(feeds))],
    ['/church/people', publish(churchPeoplePage(feeds))],
    ['/church/thanks', publish(churchThanksPage())],
    ['/contact', publish(contactPage())],
    ['/enquiry', publish(enquiryPage())],
    ['/forms/sent', publish(formSentPage())],
    ...hostedShopPages().map(([path, source]): [string, SitePage] => [path, publish(source)]),
    ...articles.map((article): [string, SitePage] => [
      article.path,
      publish(articlePage(article, articles, products)),
    ]),
    ...products.map((product): [string, SitePage] => [
      `/shop/${product.handle}`,
      publish(productPage(product)),
    ]),
  ]);
}
