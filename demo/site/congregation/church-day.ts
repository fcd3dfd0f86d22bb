/** Sweden writes dates as ISO 8601 does. */
const days = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' });

/** The present day where the congregation is, as 2026-11-26. */
export const churchDay = (): string => days.format(new Date());
