/**
 * Attributes that any HTML element may have. The build lets no contract take one of their names, so
 * they tell an element nothing.
 */
export const NATIVE =
  /^(aria-.+|autofocus|class|contenteditable|data-.+|dir|hidden|id|inert|item(id|prop|ref|scope|type)|lang|nonce|on.+|part|popover|role|slot|style|tabindex|title|translate)$/;
