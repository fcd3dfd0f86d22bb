export const UNUSED: { use: string; functions: RegExp; body?: string; word?: RegExp }[];
export const EVENTS: string[];
