/** Red, green and blue as the eye gets them, each from 0 to 255. */
export type Pixel = [red: number, green: number, blue: number];

/**
 * What colours look like that lie over each other, the lowest first; each as CSS writes it. Stands
 * alone, so that a test on Node can send it to a page.
 */
export function pixelOf(...layers: string[]): Pixel {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d')!;
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}

/** How light a pixel is, from 0 to 1, as WCAG counts it. */
export function luminance(pixel: Pixel): number {
  const [red, green, blue] = pixel.map((it) => {
    const share = it / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Pixel;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two pixels, from 1 to 21, as WCAG counts it. */
export function contrast(one: Pixel, other: Pixel): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
