import { type Definition, registry } from '../../element/registry';
import type { Sites } from '../../foundation/sites';
import { presentName } from '../../contract/parse';
import { siteOf } from './loader-tags';
import { attributeOf, descendants, isHtml, type ParsedElement, type parsePage } from './parsed';

/** A site that is safe in a policy: it cannot be read as several sources or end a directive. */
const NAMEABLE = /^https:\/\/[\w.-]+(:\d+)?$/;

/**
 * The other sites that a page's forms are sent to, as `https://forms.example`, each once. Only those of
 * https: what visitors type does not travel in the clear.
 */
export function formSitesOf(document: ReturnType<typeof parsePage>): string[] {
  const sites = [...descendants(document)].flatMap((node) => nameableSite(addressOf(node)));
  return [...new Set(sites)];
}

/** The other sites that an element fetches its data from, see `feed`: those of https as well. */
export const feedSites = ({ contract }: Definition, props: Record<string, unknown>): Sites => ({
  connects: Object.entries(contract.attributes).flatMap(([name, { feed }]) =>
    feed ? nameableSite(String(props[name] ?? '')) : [],
  ),
});

/** The other site of an address, as a list that is empty where a policy may not name it. */
function nameableSite(address: string | null): string[] {
  const found = address ? siteOf(address) : undefined;
  // An address may take its scheme from the page.
  const site = found?.includes('://') === false ? `https://${found}` : (found ?? '');
  return NAMEABLE.test(site) ? [site] : [];
}

/** The warning about forms that go to sites which the page's policy does not name. */
export const forbiddenForms = (sites: string[]) =>
  `The page's forms are sent to ${sites.join(' and ')}, which its policy forbids: published with the address of the suite (assets), it trusts no tag of the page. ` +
  'Add these sites to its form-action and connect-src.';

/** Where a form, a button of one, or an element that sends one, says that it goes. */
function addressOf(node: ParsedElement): string | null {
  const { tagName } = node;
  if (!isHtml(node)) return null;
  if (tagName === 'button' || tagName === 'input') return attributeOf(node, 'formaction');
  const attribute = (name: string) => attributeOf(node, name);
  const action = registry.get(tagName)?.contract.attributes.action;
  if (action?.kind === 'address') return attribute(presentName('action', action, attribute));
  return tagName === 'form' ? attribute('action') : null;
}
