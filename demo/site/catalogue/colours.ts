/** The dyes, glazes and timbers of the shop, as the pictures draw them. */
const hexOf = new Map<string, string>([
  ['Sand', '#d9c7a7'],
  ['Chalk', '#efe9dc'],
  ['Natural', '#e2d6bf'],
  ['Oat', '#d8ccb4'],
  ['Ink', '#2f3a4d'],
  ['Navy', '#2b3f5c'],
  ['Indigo', '#3f5482'],
  ['Sky', '#a9c3d6'],
  ['Moss', '#76835a'],
  ['Sage', '#a5b39a'],
  ['Forest', '#3f5a48'],
  ['Rust', '#b3613c'],
  ['Terracotta', '#c27a57'],
  ['Ochre', '#c99a3f'],
  ['Mustard', '#cda434'],
  ['Rose', '#d3a1a0'],
  ['Plum', '#6d4458'],
  ['Charcoal', '#4a4a4c'],
  ['Pewter', '#8b9094'],
  ['Black', '#26262a'],
  ['Oak', '#b98d5b'],
  ['Walnut', '#6f4b34'],
  ['Brass', '#b8944a'],
  ['Crème & “Salt”', '#ece4d3'],
  ['Été / Été', '#e0b64f'],
  ['Brun “Café”', '#7a5a44'],
]);

/** The colour of a name as six hex digits, or undefined for a name the shop does not use. */
export function colourHex(name: string): string | undefined {
  return hexOf.get(name);
}

/** The part of a picture's address that names a colour: plain ASCII letters and hyphens. */
export function colourSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
