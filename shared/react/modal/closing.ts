/** The commands of invokers that close a dialog. */
export const CLOSING = /^(--)?(request-)?close$/;
