/**
 * Global HTML attributes whose change does not wake an element. The build forbids these names in
 * contracts.
 */
export const NATIVE =
  /^(aria-.+|autofocus|class|contenteditable|data-.+|dir|hidden|id|inert|item(id|prop|ref|scope|type)|lang|nonce|on.+|part|popover|role|slot|style|tabindex|title|translate)$/;
