/** A volume from 0 to 1 in words. */
export const percent = (volume: number): string => `${Math.round(volume * 100)} %`;
