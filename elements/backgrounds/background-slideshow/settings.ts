/** How slides follow each other, as a host's attributes say; invalid values count as missing. */
export function settingsOf(host: HTMLElement) {
  const milliseconds = (name: string, min: number) => {
    const text = host.getAttribute(name)?.trim();
    const value = text ? Number(text) : 1;
    return 1000 * (Number.isFinite(value) ? Math.min(600, Math.max(min, value)) : 1);
  };
  return {
    total: host.getAttribute('total-items'),
    loop: host.getAttribute('loop') !== 'off',
    duration: milliseconds('duration', 0.5),
    transition: milliseconds('transition', 0),
    type: host.getAttribute('transition-type') ?? 'fade',
  };
}
