import type { PictureKind } from './plan';

/** Three tones of one colour: what a drawing is made of. */
export interface Tones {
  plain: string;
  light: string;
  dark: string;
}

/** The drawing of each kind, on a field of 200 × 200, between 30 and 170. */
export const shapes: Record<PictureKind, (tones: Tones) => string> = {
  shirt: ({ plain, dark }) =>
    `<path fill="${plain}" d="M78 42 46 58 32 96l22 8 8-18v74h76V86l8 18 22-8-14-38-32-16q-22 18-44 0z"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="3" d="M78 42q22 26 44 0M100 58v102"/>`,
  trousers: ({ plain, dark }) =>
    `<path fill="${plain}" d="M64 38h72l10 126h-34L100 84l-12 80H54z"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="3" d="M63 52h74M100 52v34M76 54q0 18-14 20M124 54q0 18 14 20"/>`,
  dress: ({ plain, dark }) =>
    `<path fill="${plain}" d="M80 34h12l8 18 8-18h12l-2 36 8 16 28 78q-54 12-108 0l28-78 8-16z"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="3" d="M92 36 112 86M74 86h52M108 88l10 34"/>`,
  coat: ({ plain, dark, light }) =>
    `<path fill="${plain}" d="M76 36 46 54 34 124h20l8-34v76h76V90l8 34h20l-12-70-30-18-24 12z"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="3" d="M76 36l24 40 24-40M100 76v90M70 128h18M112 128h18"/>` +
    `<g fill="${light}"><circle cx="108" cy="96" r="3"/><circle cx="108" cy="116" r="3"/></g>`,
  sock: ({ plain, dark, light }) =>
    `<path fill="${plain}" d="M66 36h40v72l38 26q14 14 0 24-8 6-18 2L72 132q-6-4-6-14z"/>` +
    `<path fill="${light}" d="M66 36h40v14H66z"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="3" d="M68 122q18-4 24 18M122 124q-10 12-2 30"/>`,
  scarf: ({ plain, dark, light }) =>
    `<path fill="${plain}" d="M58 44q42-22 84 0l6 26q-48 22-96 0z"/>` +
    `<path fill="${dark}" d="M78 76h32l8 84H82z"/><path fill="${plain}" d="M104 76h26l20 74-30 6z"/>` +
    `<path stroke="${light}" stroke-width="3" d="M83 130h34M82 142h36M116 128l26-6"/>`,
  bag: ({ plain, dark }) =>
    `<path fill="${plain}" d="M52 80h96l8 84H44z"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="6" d="M74 96V70q0-30 26-30t26 30v26"/>`,
  pillow: ({ plain, dark, light }) =>
    `<path fill="${plain}" d="M34 66q66-22 132 0 8 34 0 70-66 20-132 0-8-36 0-70z"/>` +
    `<path fill="none" stroke="${light}" stroke-width="4" d="M44 76q56-16 112 0M44 126q56 16 112 0"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="3" d="M126 62q-6 38 0 80"/>`,
  blanket: ({ plain, dark, light }) =>
    `<path fill="${dark}" d="M40 116h120v34H40z"/><path fill="${plain}" d="M40 84h120v38H40z"/>` +
    `<path fill="${light}" d="M40 54h120v36H40z"/>` +
    `<path stroke="${plain}" stroke-width="3" d="M58 54v36M78 54v36M98 54v36M118 54v36M138 54v36"/>`,
  towel: ({ plain, dark, light }) =>
    `<path fill="${dark}" d="M34 44h132v8H34z"/><path fill="${plain}" d="M56 48h88v112H56z"/>` +
    `<path fill="${light}" d="M56 128h88v8H56zM56 142h88v4H56z"/>`,
  curtain: ({ plain, dark, light }) =>
    `<path fill="${light}" d="M46 46h108v116H46z"/>` +
    `<path fill="${plain}" d="M44 44h46q2 60-14 120H44zM156 44h-46q-2 60 14 120h32z"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="3" d="M36 42h128M58 46v116M72 46q2 60-4 116M142 46v116M128 46q-2 60 4 116"/>`,
  blind: ({ plain, dark, light }) =>
    `<path fill="${light}" d="M46 40h108v124H46z"/><path fill="${plain}" d="M50 46h100v78H50z"/>` +
    `<path fill="${dark}" d="M42 36h116v12H42zM48 122h104v7H48z"/>` +
    `<path stroke="${dark}" stroke-width="2" d="M100 129v16"/><circle cx="100" cy="149" r="4" fill="${dark}"/>`,
  rail: ({ plain, dark }) =>
    `<path fill="${plain}" d="M42 80h116v10H42z"/>` +
    `<g fill="${dark}"><circle cx="38" cy="85" r="11"/><circle cx="162" cy="85" r="11"/></g>` +
    `<g fill="none" stroke="${dark}" stroke-width="4"><circle cx="74" cy="96" r="14"/><circle cx="100" cy="96" r="14"/><circle cx="126" cy="96" r="14"/></g>`,
  mug: ({ plain, dark, light }) =>
    `<path fill="none" stroke="${plain}" stroke-width="11" d="M128 76q34 0 30 28-4 24-34 24"/>` +
    `<path fill="${plain}" d="M52 60h80l-6 92q-34 12-68 0z"/>` +
    `<ellipse cx="92" cy="60" rx="40" ry="10" fill="${dark}"/>` +
    `<path fill="none" stroke="${light}" stroke-width="4" d="M64 82l4 56"/>`,
  bowl: ({ plain, dark, light }) =>
    `<path fill="${plain}" d="M36 84h128q-4 58-46 66H82q-42-8-46-66z"/>` +
    `<ellipse cx="100" cy="84" rx="64" ry="15" fill="${dark}"/>` +
    `<path fill="none" stroke="${light}" stroke-width="4" d="M50 106q8 24 26 34"/>`,
  candle: ({ plain, dark, light }) =>
    `<path fill="${plain}" d="M86 68h28v92H86z"/><path fill="${light}" d="M86 68h9v92h-9z"/>` +
    `<path stroke="${dark}" stroke-width="3" d="M100 68V56"/>` +
    `<path fill="${plain}" d="M100 28q16 18 0 30-16-12 0-30z"/><path fill="${dark}" d="M68 158h64v8H68z"/>`,
  board: ({ plain, dark, light }) =>
    `<path fill="${plain}" d="M92 32h16v26h26q8 0 8 8v92q0 8-8 8H66q-8 0-8-8V66q0-8 8-8h26z"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="2" d="M72 70v84M90 66v92M110 66v92M128 70v84"/>` +
    `<circle cx="100" cy="44" r="4" fill="${light}"/>`,
  print: ({ plain, dark, light }) =>
    `<path fill="${light}" d="M54 36h92v128H54z"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="2" d="M54 36h92v128H54z"/>` +
    `<path fill="none" stroke="${plain}" stroke-width="9" stroke-linecap="round" d="M124 132 84 82q-8-18 10-20 18 2 8 20l-18 16q-12 24 10 30 22 0 28-28"/>`,
  soap: ({ plain, dark, light }) =>
    `<rect x="46" y="78" width="108" height="64" rx="22" fill="${plain}"/>` +
    `<rect x="62" y="90" width="76" height="38" rx="14" fill="none" stroke="${dark}" stroke-width="3"/>` +
    `<g fill="${light}"><circle cx="70" cy="62" r="9"/><circle cx="90" cy="50" r="6"/><circle cx="104" cy="64" r="5"/></g>`,
  box: ({ plain, dark, light }) =>
    `<path fill="${plain}" d="M56 76h88v78q-44 14-88 0z"/>` +
    `<rect x="50" y="58" width="100" height="22" rx="6" fill="${dark}"/>` +
    `<rect x="90" y="44" width="20" height="16" rx="5" fill="${dark}"/>` +
    `<path fill="${light}" d="M76 100h48v26H76z"/>`,
};
