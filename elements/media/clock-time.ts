/** Seconds as minutes and seconds, past an hour with hours: 65 is '1:05', 3723 is '1:02:03'. Spec 9. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [hours, minutes, rest] = [whole / 3600, (whole / 60) % 60, whole % 60].map(Math.floor);
  const padded = [minutes, rest].map((it) => String(it).padStart(2, '0'));
  return hours ? [hours, ...padded].join(':') : `${minutes}:${padded[1]}`;
}
