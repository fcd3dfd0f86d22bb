import { attributeOf } from '../../../shared/browser/html/authored';
import { warn } from '../../../shared/foundation/warn';
import { parseAddress } from '../../../shared/foundation/address';

/**
 * The address of a form: its element's action, else its own, else this page, as in HTML. null for an
 * address other than http or https.
 */
export function formAddress(form: HTMLFormElement, action: string, formId: string): URL | null {
  const written = action || attributeOf(form, 'action')?.trim() || '';
  const name = `<wb-form form-id="${formId}">`;
  if (!written) {
    warn(
      `wb-form action ${formId}`,
      `${name}: neither it nor its form has an action, so the form goes to the address of this page. Write <form action="..."> with the address that takes it.`,
    );
  }
  const address = parseAddress(written || location.href, document.baseURI);
  if (address && /^https?:$/.test(address.protocol)) return address;
  warn(
    `wb-form action ${formId} ${written}`,
    `${name}: nothing can be sent to action="${written.slice(0, 60)}", so the form always fails. Write an address of http or https.`,
  );
  return null;
}
